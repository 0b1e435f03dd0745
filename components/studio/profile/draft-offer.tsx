'use client';

import { DraftNote } from '@/components/form/draft-note';
import type { BrowserDraft } from '@/components/form/use-browser-draft';
import * as studioMessages from '@/lib/messages/studio';
import { draftLabels, type ProfileDraft } from './profile-draft';
import type { ProfileValues } from './profile-values';

interface DraftOfferProps {
  draft: BrowserDraft<ProfileDraft>;
  /** The profile as it is saved. */
  base: ProfileValues;
  onResume: () => void;
  onDiscard: () => void;
}

/** What was left unsaved of the profile in this browser. */
export function DraftOffer({ draft, base, ...on }: DraftOfferProps) {
  const labels = draftLabels(base, draft.typed);
  const lines = [
    ...(labels === '' ? [] : [studioMessages.draftHolds(labels)]),
    ...(draft.typed.hadPhoto === true ? [studioMessages.draftNoPhoto] : []),
  ];
  return <DraftNote draft={draft} version={base.version} lines={lines} {...on} />;
}
