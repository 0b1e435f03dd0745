import { z } from 'zod';
import { isPartSame } from '@/components/form/conflict/form-parts';
import { PROFILE_PARTS } from './profile-parts';
import { keptProfileSchema, KEPT_FIELDS, type KeptProfile, type ProfileValues } from './profile-values';
import { EDUCATION_GROUPS, EXPERIENCE_GROUPS, inOrderOfGroups } from './rows/row-kinds';

/** What the browser keeps of a form that isn't saved. */
export const profileDraftSchema = keptProfileSchema.extend({
  /** A photo was chosen; it isn't kept itself. */
  hadPhoto: z.boolean().optional(),
});
export type ProfileDraft = z.output<typeof profileDraftSchema>;

/** The fields that differ from what the form began with; null where none does. */
export function draftOf(base: ProfileValues, values: ProfileValues): ProfileDraft | null {
  const typed = KEPT_FIELDS.filter((name) => JSON.stringify(base[name]) !== JSON.stringify(values[name]));
  if (typed.length === 0) return null;
  const fields = Object.fromEntries(typed.map((name) => [name, values[name]])) as KeptProfile;
  return { ...fields, ...(values.photo === null ? {} : { hadPhoto: true }) };
}

/** A profile's values with what a draft has of them. */
export function withDraft(values: ProfileValues, { hadPhoto: _, ...typed }: ProfileDraft): ProfileValues {
  const { educations = values.educations, experiences = values.experiences } = typed;
  return {
    ...values,
    ...typed,
    educations: inOrderOfGroups(educations, EDUCATION_GROUPS),
    experiences: inOrderOfGroups(experiences, EXPERIENCE_GROUPS),
  };
}

/** The parts of the profile that a draft changes, in words. */
export function draftLabels(base: ProfileValues, draft: ProfileDraft): string {
  const values = withDraft(base, draft);
  return PROFILE_PARTS.filter((part) => !isPartSame(part, base, values))
    .map(({ label }) => label)
    .join(', ');
}
