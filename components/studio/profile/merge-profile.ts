import type { UseFormReturn } from 'react-hook-form';
import type { SavedChange } from '@/components/form/stale-note';
import { isPartSame, PROFILE_PARTS } from './profile-parts';
import type { ProfileValues } from './profile-values';

interface Versions {
  /** What the form began with. */
  base: ProfileValues;
  /** What it would begin with now. */
  latest: ProfileValues;
  /** What stands in it. */
  typed: ProfileValues;
}

/** The latest profile with what was typed here, part by part. */
export function mergeProfile({ base, latest, typed }: Versions): ProfileValues {
  const kept = PROFILE_PARTS.filter((part) => !isPartSame(part, base, typed));
  const merged = kept.reduce((values, part) => part.copy(values, typed), latest);
  const isPhotoSame = base.photo?.url === typed.photo?.url;
  return { ...merged, photo: isPhotoSame ? latest.photo : typed.photo };
}

/** What was saved elsewhere, in words. */
export function savedElsewhere({ base, latest, typed }: Versions): SavedChange[] {
  return PROFILE_PARTS.filter((part) => !isPartSame(part, base, latest)).map((part) => ({
    label: part.label,
    now: part.describe(latest, base),
    isKept: !isPartSame(part, base, typed) && !isPartSame(part, latest, typed),
  }));
}

/** Brings a form up to date: its beginning is the latest profile, and what was typed stays unsaved. */
export function adoptProfile<Output>(
  form: Pick<UseFormReturn<ProfileValues, unknown, Output>, 'reset' | 'resetDefaultValues'>,
  versions: Versions,
): void {
  form.reset(mergeProfile(versions));
  form.resetDefaultValues(versions.latest);
}
