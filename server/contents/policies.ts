import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '@/lib/site';

/** The texts that a person agrees to; they belong to the product, whatever the database holds. They name the operator in braces. */
const FILES = { terms: 'terms.md', privacy: 'privacy.md', privacyOptional: 'privacy-optional.md' } as const;

export type PolicyName = keyof typeof FILES;

const { nameKo, nameEn, company } = site;
const OPERATOR: Readonly<Record<string, string>> = {
  nameKo,
  nameEn,
  company: company.name,
  phone: company.phone,
  hours: company.hours,
  privacyOfficer: company.privacyOfficer,
  privacyEmail: company.privacyEmail,
};

const directory = path.join(process.cwd(), 'server', 'contents', 'policies');
const read = new Map<PolicyName, Promise<string>>();

/**
 * A policy as Markdown in the operator's name, read from its file once.
 * @throws when the file isn't there or names an unknown placeholder
 */
export function getPolicy(name: PolicyName): Promise<string> {
  const known = read.get(name);
  if (known !== undefined) return known;
  const text = readFile(path.join(directory, FILES[name]), 'utf8').then(inOperatorsName);
  read.set(name, text);
  text.catch(() => read.delete(name));
  return text;
}

function inOperatorsName(text: string): string {
  return text.replace(/\{(\w+)\}/g, (_, fact: string) => {
    const value = OPERATOR[fact];
    if (value === undefined) throw new Error(`A policy names an unknown fact: ${fact}`);
    return value;
  });
}
