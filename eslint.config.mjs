import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';

/** What has to be a default export because Next or a tool looks for it there. */
const DEFAULT_EXPORTS = [
  'app/**/{page,layout,template,default,loading,not-found,error,global-error}.tsx',
  'app/**/{sitemap,robots,manifest}.ts',
  'app/**/{opengraph-image,twitter-image,icon,apple-icon}.tsx',
  '*.config.{ts,mjs}',
  '.dependency-cruiser.mjs',
  'tests/support/jest-*.{ts,mjs}',
  'scripts/support/progress-reporter.mjs',
];

/** Where the environment may be read: it is parsed once, and everything else is handed what it needs. */
const READS_ENVIRONMENT = ['server/config.ts', 'lib/site.ts', '*.config.{ts,mjs}', 'scripts/**', 'tests/**'];

/** Where printing is the job. */
const PRINTS = [
  'scripts/**',
  'tests/**',
  'server/db/seed/**',
  'server/stderr-log.ts',
  'server/main.ts',
  'server/api-main.ts',
];

const config = [
  {
    ignores: [
      '.next*/',
      '.build/',
      'data/',
      'public/',
      'next-env.d.ts',
      'lib/api/types.ts',
      'test-results/',
      'playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...nextVitals,
  ...nextTypescript,
  {
    files: ['**/*.{mjs,ts,tsx}'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'max-lines': ['warn', { max: 250, skipBlankLines: true, skipComments: true }],
      'import/no-default-export': 'error',
      'import/no-duplicates': 'error',
      'import/first': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../*'], message: 'Across folders imports go by the alias: @/…' }] },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The environment is read in server/config.ts and lib/site.ts.',
        },
      ],
      'react/no-danger': 'error',
      'react/self-closing-comp': 'error',
      'react/jsx-no-useless-fragment': 'error',
      'jsx-a11y/anchor-is-valid': 'error',
      'jsx-a11y/click-events-have-key-events': 'error',
      'jsx-a11y/interactive-supports-focus': 'error',
      'jsx-a11y/label-has-associated-control': ['error', { assert: 'either' }],
      'jsx-a11y/mouse-events-have-key-events': 'error',
      'jsx-a11y/no-noninteractive-tabindex': 'error',
      'jsx-a11y/no-redundant-roles': 'error',
      'jsx-a11y/no-static-element-interactions': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'import/no-default-export': 'off' } },
  { files: READS_ENVIRONMENT, rules: { 'no-restricted-properties': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: PRINTS, rules: { 'no-console': 'off' } },
  {
    // Tests have no React hooks: Playwright's fixtures are handed a function called `use`, and `useTestApi` registers Jest's.
    files: ['tests/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off', 'react-hooks/immutability': 'off' },
  },
];

export default config;
