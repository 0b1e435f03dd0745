import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Prompt {
  ask(question: string): Promise<string>;
  /** Asks without showing what is typed. */
  askHidden(question: string): Promise<string>;
  close(): void;
}

/** Opens a prompt at the terminal; null without a terminal. */
export function openPrompt(): Prompt | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  let isHidden = false;
  const output = new Writable({
    write(chunk: Buffer, _encoding, next) {
      if (!isHidden) process.stdout.write(chunk);
      next();
    },
  });
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  return {
    ask: (question) => lines.question(question),
    async askHidden(question) {
      process.stdout.write(question);
      isHidden = true;
      try {
        return await lines.question('');
      } finally {
        isHidden = false;
        process.stdout.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
