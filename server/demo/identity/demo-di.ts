import { createHash } from 'node:crypto';

export interface DemoPerson {
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** The demo verifier's identifier of a person: 64 characters as NICE's, the same for every phone. */
export function demoDi({ name, birthDate }: DemoPerson): string {
  return createHash('sha384').update(`gyeol-demo|${name}|${birthDate}`).digest('base64');
}
