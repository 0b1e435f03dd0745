import { readFile } from 'node:fs/promises';
import path from 'node:path';

let text: Promise<string> | undefined;

/** The service guide as Markdown, read from its file once. @throws when the file isn't there */
export function getServiceGuide(): Promise<string> {
  if (text !== undefined) return text;
  const reading = readFile(path.join(process.cwd(), 'server', 'contents', 'service-guide.md'), 'utf8');
  text = reading;
  reading.catch(() => (text = undefined));
  return reading;
}
