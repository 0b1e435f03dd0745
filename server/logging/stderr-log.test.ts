import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** What a program that logs its standard error prints there, and how it ends. */
function run(program: string) {
  const source = `
    const { followSettings, logStderr, reportFailedStart } = await import('./stderr-log.ts');
    const { StartError } = await import('../start-error.ts');
    logStderr();
    ${program}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', source],
    { cwd: path.join(process.cwd(), 'server/logging'), encoding: 'utf8' },
  );
  const lines = stderr
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, stderr, lines };
}

test('everything that is printed there is a JSON line, without what is people’s own', () => {
  const { status, stderr, lines } = run(`
    followSettings({ environment: 'production', logLevel: 'info' });
    console.error('\\u001b[31m⨯\\u001b[0m', new Error('no such page: /search?q=류단아'));
    console.warn('mail to %s failed', 'haru@example.com', { name: '김하루' });
    process.stderr.write('half a li');
    process.stderr.write('ne\\nand another, 010-1234-5678\\n');
    process.emitWarning('old and tired', 'DeprecationWarning', 'DEP0999');
    void Promise.reject(new Error('nobody waited'));`);
  expect(status).toBe(0);
  expect(lines).toMatchObject([
    { level: 'error', msg: '⨯', err: { type: 'Error', message: 'no such page: /search?…' } },
    { level: 'warn', msg: 'mail to … failed [Object]' },
    { level: 'warn', msg: 'half a line' },
    { level: 'warn', msg: 'and another, …' },
    { level: 'warn', msg: 'process warning', err: { type: 'DeprecationWarning', message: 'old and tired' } },
    { level: 'error', msg: 'unhandled rejection', err: { message: 'nobody waited' } },
  ]);
  expect(stderr).not.toMatch(/류단아|haru|김하루|5678/);
}, 30_000);

test('an error that nobody caught is the last line and ends the process', () => {
  const { status, lines } = run(`setImmediate(() => { throw new TypeError('x is not a function'); });
    setInterval(() => undefined, 1000);`);
  expect(status).toBe(1);
  expect(lines).toMatchObject([{ level: 'fatal', msg: 'uncaught exception', err: { type: 'TypeError' } }]);
}, 30_000);

test('a start that failed is one line, also where the log is silent; what was foreseen has no stack', () => {
  const { lines } = run(`
    followSettings({ environment: 'production', logLevel: 'silent' });
    console.error('not heard');
    reportFailedStart(new StartError('Port 3000 is taken.'));
    reportFailedStart(new RangeError('never foreseen'));`);
  expect(lines).toEqual([
    { level: 'fatal', time: expect.any(String), msg: 'Port 3000 is taken.' },
    {
      level: 'fatal',
      time: expect.any(String),
      msg: 'never foreseen',
      err: expect.objectContaining({ type: 'RangeError', stack: expect.any(String) }),
    },
  ]);
}, 30_000);

test('development leaves the format to the reader', () => {
  const { stderr, status } = (() => {
    const source = `
      const { followSettings, logStderr } = await import('./stderr-log.ts');
      logStderr();
      followSettings({ environment: 'development', logLevel: 'info' });
      console.error('plain');`;
    return spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
      cwd: path.join(process.cwd(), 'server/logging'),
      encoding: 'utf8',
    });
  })();
  expect([status, stderr]).toEqual([0, 'plain\n']);
}, 30_000);
