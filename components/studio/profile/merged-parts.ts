import type { FormPart } from '@/components/form/conflict/form-parts';
import { PROFILE_PARTS } from './profile-parts';
import type { ProfileValues } from './profile-values';

/** A photo that was chosen but not sent. The saved profile's form has none. */
const chosenPhoto: FormPart<ProfileValues> = {
  label: null,
  valueOf: ({ photo }) => photo?.url,
  copy: (values, { photo }) => ({ ...values, photo }),
  describe: () => null,
};

/** What the profile's form keeps or replaces part by part, where the profile was saved elsewhere. */
export const MERGED_PARTS: readonly FormPart<ProfileValues>[] = [...PROFILE_PARTS, chosenPhoto];
