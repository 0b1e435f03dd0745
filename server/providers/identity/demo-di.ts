import { createHash } from 'node:crypto';

export interface DemoPerson {
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  /** Digits only. */
  phoneNum: string;
}

/** The mark (64 characters, as NICE's) that the demo verifier has for a person: the same whenever they come. */
export function demoDi({ name, birthDate, phoneNum }: DemoPerson): string {
  return createHash('sha384').update(`gyeol-demo|${name}|${birthDate}|${phoneNum}`).digest('base64');
}
