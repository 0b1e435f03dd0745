import os from 'node:os';

/**
 * Five suites, run apart with `--selectProjects unit|server|api|host|nodes`; `nodes` is started by `npm run nodes` alone.
 * Everything is native ES modules (several packages are nothing else), so Jest has to be started with
 * `--experimental-vm-modules`, and a mock is `jest.unstable_mockModule`, not `jest.mock`.
 * Components are tested in a browser's stead, but `name.server.test.ts` renders them as the server does: in Node.
 */
const root = import.meta.dirname;

const shared = {
  rootDir: root,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['js', 'mjs', 'ts', 'tsx', 'json', 'node'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/jest-css-module.ts',
    '\\.css$': '<rootDir>/tests/support/jest-style.ts',
    '^swiper/css.*$': '<rootDir>/tests/support/jest-style.ts',
    '^server-only$': '<rootDir>/tests/support/jest-style.ts',
    // light-my-request has a version of its own that Jest can't load.
    '^cookie$': '<rootDir>/node_modules/cookie',
    // Its main file is no module, though its package says so. Bundlers take the other one.
    '^@panzoom/panzoom$': '<rootDir>/node_modules/@panzoom/panzoom/dist/panzoom.es.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/\\.next', '<rootDir>/\\.build/', '<rootDir>/data/'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/tests/e2e/'],
  restoreMocks: true,
};

const node = {
  ...shared,
  testEnvironment: '<rootDir>/tests/support/jest-node-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/tests/support/jest-node.ts'],
};

/** @type {import('jest').Config} */
const config = {
  // One a core. Each holds at least one database in memory, hence the top.
  maxWorkers: Math.min(8, os.availableParallelism()),
  // Modules of finished suites aren't freed: without a limit the first suite began after one second, the last after six.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{lib,components,app}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '\\.server\\.test\\.tsx?$'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest-dom.ts'],
    },
    {
      ...node,
      displayName: 'server',
      testMatch: [
        '<rootDir>/server/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/{components,lib}/**/*.server.test.{ts,tsx}',
      ],
    },
    { ...node, displayName: 'api', testMatch: ['<rootDir>/tests/api/**/*.test.ts'] },
    { ...node, displayName: 'host', testMatch: ['<rootDir>/tests/host/**/*.test.ts'] },
    { ...node, displayName: 'nodes', testMatch: ['<rootDir>/tests/nodes/**/*.test.ts'] },
  ],
};

export default config;
