import { MODULE, npm } from './import-patterns.mjs';

/** What no import may do, wherever it is. @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const FORBIDDEN_IMPORTS = [
  {
    name: 'no-cycle',
    comment: 'Two files that need each other belong in one file, or need a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'not-resolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'not-declared',
    comment: 'A package that is used is named in package.json.',
    severity: 'error',
    from: { path: '^(app|components|lib|server)/' },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-test-tool-in-product',
    severity: 'error',
    from: { path: '^(app|components|lib|server)/', pathNot: '\\.test\\.tsx?$' },
    to: { dependencyTypes: ['npm-dev'] },
  },
  {
    name: 'not-from-tests',
    severity: 'error',
    from: { path: '^(app|components|lib|server)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '(^tests/|\\.test\\.tsx?$)' },
  },
  {
    name: 'no-drawer',
    comment: 'A file is named after its content; index files and utils hide that.',
    severity: 'error',
    from: {},
    to: {
      pathNot: '^node_modules/',
      path: '/(index|utils|util|helpers|helper|common|misc)\\.tsx?$',
    },
  },
  {
    name: 'kebab-case',
    severity: 'error',
    from: {},
    to: { path: '^(components|lib|server|tests|scripts)/.*[A-Z][^/]*$' },
  },
  {
    name: 'sql-in-repositories',
    comment: 'Only repositories write SQL.',
    severity: 'error',
    from: { path: MODULE, pathNot: '(repository|shared-rows|\\.test)\\.ts$' },
    // `module.ts` hands the database on to its repositories (see `allowed`).
    to: { path: ['^server/db/(?!client\\.ts)', npm('drizzle-orm', 'pg', '@electric-sql')] },
  },
  {
    name: 'sql-of-jobs-in-repositories',
    comment: 'A job decides; its reads and writes are in its repository.',
    severity: 'error',
    from: { path: '^server/jobs/', pathNot: '(repository|\\.test)\\.ts$' },
    to: { path: ['^server/db/', npm('drizzle-orm', 'pg', '@electric-sql')] },
  },
  {
    name: 'no-schemas-on-pages-to-read',
    comment:
      'Schemas bring zod, 27 kB, to a page. What has no form takes types alone; alerts and errors are no schemas.',
    severity: 'error',
    from: {
      path: '^components/(article|artist|artwork|home|like|policy|portfolio|search|shell)/',
      pathNot: '\\.test\\.tsx?$',
    },
    to: {
      path: '^lib/contracts/',
      pathNot: '^lib/contracts/(alert|errors)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
];
