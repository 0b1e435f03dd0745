import type { GenderType } from '@/lib/contracts/identity';

const GENDERS: Record<GenderType, string> = { MALE: '(남성)', FEMALE: '(여성)', NONE: '' };

/** A person with the gender that verification said, as forms show them: `김하루(여성)`. */
export function personName({ name, genderType }: { name: string; genderType: GenderType }): string {
  return `${name}${GENDERS[genderType]}`;
}
