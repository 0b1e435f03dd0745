import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The texts that a person agrees to; they belong to the product, whatever the database holds. */
const FILES = { terms: 'terms.md', privacy: 'privacy.md', privacyOptional: 'privacy-optional.md' } as const;

export type PolicyName = keyof typeof FILES;

const directory = path.join(process.cwd(), 'server', 'contents', 'policies');
const read = new Map<PolicyName, Promise<string>>();

/** A policy as Markdown, read from its file once. @throws when the file isn't there. */
export function getPolicy(name: PolicyName): Promise<string> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const text = readFile(path.join(directory, FILES[name]), 'utf8');
  read.set(name, text);
  text.catch(() => read.delete(name));
  return text;
}
