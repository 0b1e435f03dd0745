import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MODULES = 'server/api/modules';

/** Imports, and whether the boundaries allow them. */
const IMPORTS: readonly [from: string, to: string, isAllowed: boolean][] = [
  [`${MODULES}/likes/repository.ts`, `${MODULES}/artists/shared-rows.ts`, true],
  [`${MODULES}/likes/admin-repository.ts`, 'server/db/schema/like.ts', true],
  [`${MODULES}/artists/shared-rows.ts`, 'server/db/schema/artist.ts', true],
  [`${MODULES}/artworks/shared-rows.ts`, `${MODULES}/artists/shared-rows.ts`, true],
  [`${MODULES}/likes/service.ts`, `${MODULES}/artists/service.ts`, true],
  [`${MODULES}/likes/service.ts`, `${MODULES}/artists/shared-rules.ts`, true],
  ['server/jobs/outbox-repository.ts', `${MODULES}/artists/shared-rows.ts`, true],
  [`${MODULES}/likes/service.ts`, `${MODULES}/artists/shared-rows.ts`, false],
  [`${MODULES}/likes/repository.ts`, `${MODULES}/artists/repository.ts`, false],
  [`${MODULES}/likes/service.ts`, 'server/db/schema/like.ts', false],
  [`${MODULES}/artists/shared-rules.ts`, 'server/db/schema/artist.ts', false],
  ['server/jobs/outbox.ts', `${MODULES}/artists/shared-rows.ts`, false],
  ['server/db/columns.ts', `${MODULES}/artists/shared-rows.ts`, false],
  ['server/settings/config.ts', 'server/platform/jobs.ts', false],
  ['server/platform/jobs.ts', 'server/settings/environment.ts', true],
  ['server/demo/identity/demo-page.ts', 'server/providers/identity/identity.ts', true],
  ['server/demo/identity/demo-page.ts', 'server/providers/mail/mail.ts', false],
];

interface Violation {
  from: string;
  to: string;
}

let folder: string;
let refused: Set<string>;
const keyOf = (from: string, to: string) => `${from} -> ${to}`;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-boundaries-'));
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}');
  for (const file of new Set(IMPORTS.flatMap(([from, to]) => [from, to]))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const lines = IMPORTS.filter(([from]) => from === file).map(([, to], index) => {
      const source = path.relative(path.dirname(file), to.replace('.ts', ''));
      return `import * as given${index} from '${source.startsWith('.') ? source : `./${source}`}';`;
    });
    writeFileSync(path.join(folder, file), [...lines, 'export const name = 1;', ''].join('\n'));
  }
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['--config', path.resolve('.dependency-cruiser.mjs'), '--output-type', 'json', 'server'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary } = JSON.parse(stdout) as { summary: { violations: Violation[] } };
  refused = new Set(summary.violations.map(({ from, to }) => keyOf(from, to)));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(IMPORTS)('%s imports %s: %s', (from, to, isAllowed) => {
  expect(refused.has(keyOf(from, to))).toBe(!isAllowed);
});
