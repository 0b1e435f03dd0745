/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { countPlaywright, report, runStep, type Result } from './steps.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'gyeol-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let lines: string[];
let exitCode: typeof process.exitCode;
beforeEach(() => {
  lines = [];
  exitCode = process.exitCode;
  jest.spyOn(console, 'log').mockImplementation((text: string) => void lines.push(...text.split('\n')));
});
afterEach(() => {
  process.exitCode = exitCode;
});

/** As Playwright's JSON reporter writes it, as far as it is read. */
function writeResults(): string {
  const test = (status: string, projectName = 'desktop') => ({ status, projectName });
  const spec = (title: string, line: number, tests: object[]) => ({
    title,
    line,
    file: 'search.spec.ts',
    tests,
  });
  const results = {
    config: { rootDir: path.resolve('tests/e2e') },
    stats: { expected: 2, flaky: 2, unexpected: 1, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'search.spec.ts',
        specs: [spec('finds', 3, [test('expected')]), spec('turns pages', 9, [test('flaky')])],
        suites: [
          {
            title: 'without a script',
            specs: [
              spec('finds too', 20, [test('expected'), test('flaky', 'phone')]),
              spec('fails', 30, [test('unexpected')]),
            ],
          },
        ],
      },
    ],
  };
  const file = path.join(folder, 'results.json');
  writeFileSync(file, JSON.stringify(results));
  return file;
}

test('what passed on a second try is counted as passed, and kept by name', () => {
  expect(countPlaywright(writeResults())).toEqual({
    passed: 4,
    failed: 1,
    retried: [
      'tests/e2e/search.spec.ts:9 › turns pages (desktop)',
      'tests/e2e/search.spec.ts:20 › without a script › finds too (phone)',
    ],
  });
  expect(countPlaywright(path.join(folder, 'none.json'))).toBeNull();
});

test('the report names the steps that failed and the tests that were tried twice, and ends with the counts', () => {
  const result = (change: Partial<Result>): Result => ({
    ...{ name: 'lint', isOk: true, passed: 1, failed: 0, seconds: 1 },
    ...change,
  });
  report([
    result({}),
    result({ name: 'e2e', passed: 40, retried: ['a.spec.ts:1 › one', 'b.spec.ts:2 › two'] }),
  ]);
  expect(lines).toEqual([
    ...['', 'Passed on a second try:', '    a.spec.ts:1 › one', '    b.spec.ts:2 › two'],
    ...['', '41 passed, 0 failed'],
  ]);
  expect(process.exitCode).toBe(0);
  lines = [];
  report([result({}), result({ name: 'unit', isOk: false, passed: 2, failed: 3 })]);
  expect(lines).toEqual([
    '',
    'Failed: unit',
    'Run it alone: npm run check -- unit',
    '',
    '3 passed, 3 failed',
  ]);
  expect(process.exitCode).toBe(1);
});

test('a real program is run to its end: what it writes and how it ends count', async () => {
  const run = (program: string) => runStep({ name: 'program', command: '--eval', args: [program] });
  expect(await run('console.log("well")')).toMatchObject({ isOk: true, passed: 1, failed: 0 });
  expect(lines.join('\n')).not.toContain('well');
  expect(await run('console.error("broken"); process.exitCode = 3')).toMatchObject({
    isOk: false,
    failed: 1,
  });
  expect(lines.join('\n')).toContain('broken');
});
