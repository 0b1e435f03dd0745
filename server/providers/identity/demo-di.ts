import { createHash } from 'node:crypto';

export interface DemoPerson {
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
}

/** The mark (64 characters, as NICE's) that the demo verifier has for a person: the same whenever they come, by whatever phone. */
export function demoDi({ name, birthDate }: DemoPerson): string {
  return createHash('sha384').update(`gyeol-demo|${name}|${birthDate}`).digest('base64');
}
