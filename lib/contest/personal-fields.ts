import type { FormField } from '@/lib/contracts/contest-form';

/** Types of fields whose answers identify a person. A portfolio has its artist's name on every page. */
const TYPES: ReadonlySet<FormField['type']> = new Set(['email', 'tel', 'url', 'portfolio']);
/** Names of fields that begin with what is known of the artist (C-7). */
const NAMES: ReadonlySet<string> = new Set([
  ...['name', 'nameKo', 'nameEn', 'email', 'phone', 'phoneNum', 'tel'],
  ...['birthDate', 'birthday', 'address', 'introduction'],
]);

/** Whether a blind review hides a field. */
export const isPersonal = ({ name, type, isPersonal: isMarked }: FormField): boolean =>
  isMarked === true || TYPES.has(type) || NAMES.has(name);
