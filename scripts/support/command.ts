import { isUnavailable, sqlStateOf } from '@/server/db/errors';
import { StartError } from '@/server/start-error';

/**
 * Runs a command that can be broken off. Ctrl-C aborts its signal, so that it cleans up; a second one changes nothing. Failures that
 * people can mend are printed as their sentence.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  try {
    await work(stop.signal);
  } catch (error) {
    process.exitCode = 1;
    if (stop.signal.aborted) console.error('Broken off. Nothing was changed, and nothing half is left.');
    else if (error instanceof StartError) console.error(error.message);
    else if (isUnavailable(error) || sqlStateOf(error) !== undefined)
      console.error(`The database refused it: ${firstCauseOf(error)}. Nothing was changed.`);
    else throw error;
  }
}

/** The message of what an error began with: the database's own words, where Drizzle's repeat the whole statement. */
function firstCauseOf(error: unknown): string {
  let first = error;
  while (first instanceof Error && first.cause !== undefined) first = first.cause;
  if (first instanceof AggregateError) first = first.errors[0];
  return first instanceof Error ? first.message : String(first);
}

/** Prints how far a step is, a line a second at most, and the last line of each step. No line comes twice in a row. */
export function progressPrinter(words: Readonly<Record<string, string>>) {
  let step = '';
  let printed = '';
  let printedAt = 0;
  return (progress: { step: string; done: number; total: number | null }): void => {
    if (progress.step !== step) printedAt = 0;
    step = progress.step;
    const now = performance.now();
    if (progress.done !== progress.total && now - printedAt < 1000) return;
    const line = `${words[step] ?? step} ${progress.done}${progress.total === null ? '' : `/${progress.total}`}`;
    if (line === printed) return;
    printed = line;
    printedAt = now;
    console.log(line);
  };
}
