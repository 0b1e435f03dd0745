import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { countJest, report, runStep, runSteps } from './support/steps.mjs';

/**
 * `npm run check` runs every check that needs no browser: format, lint, types, boundaries, dead code, the OpenAPI file and
 * the Jest suites. Names on the command line choose steps (`npm run check -- lint types`), and paths the test files of a suite
 * (`npm run check -- api tests/api/artists.test.ts`).
 */
const bin = (name) => path.join('node_modules', ...name.split('/'));
const SOURCES = ['app', 'components', 'lib', 'server', 'scripts', 'tests', 'middleware.ts'];

/** The stall limit of steps that print nothing while they work, which may be minutes on a busy machine. */
const SILENT_MS = 30 * 60_000;

const STATIC_STEPS = [
  { name: 'lint', command: bin('oxlint/bin/oxlint'), args: [] },
  { name: 'types', command: bin('typescript-native/bin/tsc'), args: ['--noEmit', '--incremental', 'false'] },
  {
    name: 'format',
    command: bin('prettier/bin/prettier.cjs'),
    args: ['--check', '--log-level', 'warn', '.'],
  },
  {
    name: 'boundaries',
    command: bin('dependency-cruiser/bin/dependency-cruise.mjs'),
    args: ['--config', '.dependency-cruiser.mjs', ...SOURCES.filter((source) => existsSync(source))],
  },
  {
    name: 'dead code',
    command: bin('knip/bin/knip.js'),
    args: ['--no-progress', '--treat-config-hints-as-errors'],
  },
  { name: 'openapi', command: bin('tsx/dist/cli.mjs'), args: ['scripts/openapi.ts', '--check'] },
  { name: 'mail frame', command: path.join('scripts', 'mail-frame.mjs'), args: ['--check'] },
].map((step) => ({ ...step, stallMs: SILENT_MS }));

const PROGRESS = path.join(import.meta.dirname, 'support', 'progress-reporter.mjs');
const NO_SERVICES = { TEST_DATABASE_URL: undefined, TEST_REDIS_URL: undefined };

function jestStep(name, projects, output, files, env = {}) {
  const file = path.join(output, `${name.replaceAll(' ', '-')}.json`);
  return {
    name,
    command: '--experimental-vm-modules',
    args: [
      '--no-warnings=ExperimentalWarning',
      bin('jest/bin/jest.js'),
      '--config',
      'jest.config.mjs',
      '--json',
      `--outputFile=${file}`,
      '--reporters=default',
      `--reporters=${PROGRESS}`,
      '--selectProjects',
      ...projects,
      ...(files.length === 0 ? [] : ['--runTestsByPath', ...files]),
    ],
    env: { NODE_ENV: 'test', ...NO_SERVICES, ...env },
    count: () => countJest(file),
  };
}

/** The API's suite a second time, on the PostgreSQL of TEST_DATABASE_URL. */
export const ON_POSTGRES = 'api on PostgreSQL';

/**
 * Runs the chosen steps, or all of them.
 * @param {string[]} chosen
 * @param {{ without?: string }} [options] `without` names a step that isn't run
 * @returns {Promise<import('./support/steps.mjs').Result[]>}
 */
export async function check(chosen = [], { without } = {}) {
  const files = chosen.filter((word) => word.includes('/'));
  const names = chosen.filter((word) => !files.includes(word));
  const output = mkdtempSync(path.join(os.tmpdir(), 'gyeol-check-'));
  const isWanted = ({ name }) => name !== without && (names.length === 0 || names.includes(name));
  // The unit tests share the linter's time: it takes longest, and one core.
  const sharedSteps = [...STATIC_STEPS, jestStep('unit', ['unit'], output, files)];
  // The other suites use all cores, so they run one after the other.
  const jestSteps = [
    jestStep('server', ['server'], output, files, { TEST_REDIS_URL: process.env.TEST_REDIS_URL }),
    jestStep('api', ['api'], output, files),
    jestStep('host', ['host'], output, files, {
      TEST_REDIS_URL: process.env.TEST_REDIS_URL,
      TEST_DATABASE_URL: process.env.TEST_DATABASE_URL,
    }),
  ];
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl)
    jestSteps.push(jestStep(ON_POSTGRES, ['api'], output, files, { TEST_DATABASE_URL: databaseUrl }));
  try {
    const width = Math.min(2, os.availableParallelism());
    const results = await runSteps(sharedSteps.filter(isWanted), width);
    for (const step of jestSteps.filter(isWanted)) results.push(await runStep(step));
    return results;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report(await check(process.argv.slice(2)));
