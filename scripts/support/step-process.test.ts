/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { jest } from '@jest/globals';

/** A program whose every move is the test's. */
class FakeChild extends EventEmitter {
  readonly stdout = new PassThrough();
  readonly stderr = new PassThrough();
  readonly signals: (string | undefined)[] = [];
  kill(signal?: string): void {
    this.signals.push(signal);
  }
  end(code: number | null): void {
    this.emit('exit', code);
    this.emit('close', code);
  }
}

let child: FakeChild;
jest.unstable_mockModule('node:child_process', () => ({ spawn: () => child }));
const { runProcess } = await import('./step-process.mjs');

const MINUTE = 60_000;
const step = { command: 'a.mjs', args: [] };

beforeEach(() => {
  child = new FakeChild();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** Writes, and lets the streams pass it on. */
async function write(stream: 'stdout' | 'stderr', text: string): Promise<void> {
  child[stream].write(text);
  await jest.advanceTimersByTimeAsync(0);
}

describe('a step', () => {
  it('may take as long as it needs while something of it moves', async () => {
    const running = runProcess(step);
    const moves = [
      () => write('stdout', 'a'),
      () => write('stderr', 'b'),
      () => child.emit('message', 'moved'),
      () => write('stdout', 'c'),
    ];
    for (const move of moves) {
      await jest.advanceTimersByTimeAsync(4.9 * MINUTE);
      await move();
    }
    await jest.advanceTimersByTimeAsync(4.9 * MINUTE);
    expect(child.signals).toEqual([]);
    child.end(0);
    expect(await running).toEqual({ code: 0, output: 'abc' });
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is ended when nothing has moved for five minutes, by force where it doesn’t listen, and has failed', async () => {
    const running = runProcess(step);
    await write('stdout', 'begun');
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(child.signals).toEqual([undefined]);
    // What it says on its way out doesn't save it.
    await write('stderr', '!');
    await jest.advanceTimersByTimeAsync(MINUTE);
    expect(child.signals).toEqual([undefined, 'SIGKILL']);
    // A grandchild holds its output open: no close follows.
    child.emit('exit', 0);
    const { code, output } = await running;
    expect(code).toBeNull();
    expect(output).toContain('Ended: nothing has moved for 5 minutes.');
  });

  it('that says nothing while it works has the time that it is given', async () => {
    const running = runProcess({ ...step, stallMs: 30 * MINUTE });
    await jest.advanceTimersByTimeAsync(29 * MINUTE);
    expect(child.signals).toEqual([]);
    child.end(1);
    expect((await running).code).toBe(1);
  });
});
