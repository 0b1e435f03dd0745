import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import { bundleOptions } from '@/scripts/support/bundle.mjs';
import type { Site, Work } from './work';

/** The instructions that the child process gets. */
export interface Order {
  work: Work;
  site: Site;
  /** The folder of the prepared site: its `database` and its `files`. */
  prepared: string;
  /** The folder for the copies that the work is done on. */
  copies: string;
}

/** A copy that the work was done on. */
export interface Stopped {
  /** The copy's folder. */
  name: string;
  /** The last step that was done, and the one that was not. */
  after: string | null;
  before: string | null;
  /** Of a call that was done whole, its answer's status; null where it was killed before. */
  status: number | null;
}

/**
 * Bundles the program that is killed, because it is started for each piece of work. It lies in the repository, where it finds
 * packages in the folders above it.
 */
export async function bundleProgram(): Promise<{ path: string; remove: () => void }> {
  const directory = path.resolve('.build', `test-${randomUUID()}`);
  await build({ ...bundleOptions(directory), entryPoints: { killed: 'tests/support/kills/program.ts' } });
  return {
    path: path.join(directory, 'killed.mjs'),
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

/**
 * Does a piece of work on copies of a site in another process, and kills it with SIGKILL when it has come to another place in
 * each.
 * @param program as `bundleProgram` made it
 * @returns the copies; in the first one everything was done
 */
export async function kill(program: string, order: Order): Promise<Stopped[]> {
  const args = [program, JSON.stringify(order)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stopped: Stopped[] = [];
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const one = JSON.parse(line) as Stopped | null;
    if (one !== null) stopped.push(one);
    else isReady = child.kill('SIGKILL');
  }
  await ended;
  if (!isReady) throw new Error(`The process ended by itself:\n${complaint}`);
  return stopped;
}
