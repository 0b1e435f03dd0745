import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '@/scripts/support/bundle.mjs';
import { makeDirectory } from '@/tests/support/directory';
import { WorkProcess } from '@/server/processes/work-process';

/** Answers `wait` after `go` has come, and everything else at once. */
const PROGRAM = `
import { answerWork } from '@/server/processes/work-program';
let go;
const gone = new Promise((resolve) => (go = resolve));
answerWork(async (work) => {
  if (work === 'go') go();
  if (work === 'wait') await gone;
  return process.pid;
});
`;

const directory = makeDirectory();
beforeAll(async () => {
  const stdin = { contents: PROGRAM, resolveDir: process.cwd(), sourcefile: 'program.ts' };
  await build({ ...bundleOptions(directory), entryPoints: undefined, stdin });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'work goes on after %s, which its parent answers',
  async (signal) => {
    const worker = new WorkProcess<string, number>(path.join(directory, 'stdin.mjs'));
    try {
      const working = worker.ask('wait');
      const pid = await worker.ask('who');
      process.kill(pid, signal);
      expect(await worker.ask('go')).toBe(pid);
      expect(await working).toBe(pid);
    } finally {
      worker.close();
    }
  },
);
