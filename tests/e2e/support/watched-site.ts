import { spawn } from 'node:child_process';
import { startArguments } from '@/scripts/support/program.mjs';

export interface WatchedSite {
  /** What it has written to standard error, line by line. */
  errors(): string[];
  /** Resolves with the exit code when it is gone. */
  gone: Promise<number | null>;
  stop(signal?: NodeJS.Signals): void;
}

/** Secrets of the tests' own site would hide those that a data folder has. */
const NO_SECRETS = { SESSION_SECRET: '', TOKEN_SECRET: '', STORAGE_SECRET: '', IDENTITY_SECRET: '' };

/** Starts the production build as `npm start` does, and keeps what it says on standard error apart. */
export function watchSite(settings: Readonly<Record<string, string>>): WatchedSite {
  let text = '';
  const child = spawn(process.execPath, startArguments(), {
    env: { ...process.env, NODE_ENV: 'production', MEDIA_WARM_UP: '0', ...NO_SECRETS, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    errors: () => text.split('\n').filter((line) => line.trim() !== ''),
    gone: new Promise((resolve) => child.once('close', resolve)),
    stop: (signal = 'SIGTERM') => void child.kill(signal),
  };
}
