'use client';

import type { BrowserDraft } from '@/components/form/use-browser-draft';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { TextButton } from '@/components/ui/text-link';
import { formatMoment } from '@/lib/format/moment';
import * as studioMessages from '@/lib/messages/studio';
import styles from './draft-offer.module.css';
import { draftLabels, type ProfileDraft } from './profile-draft';
import type { ProfileValues } from './profile-values';

interface DraftOfferProps {
  draft: BrowserDraft<ProfileDraft>;
  /** The profile as it is saved. */
  base: ProfileValues;
  onResume: () => void;
  onDiscard: () => void;
}

/** What was left unsaved in this browser: to go on with, or to throw away. */
export function DraftOffer({ draft, base, onResume, onDiscard }: DraftOfferProps) {
  const { typed, version, savedAt } = draft;
  const labels = draftLabels(base, typed);
  return (
    <Note aria-label="쓰다 만 내용">
      <p className="t-h4">{studioMessages.draftFound(formatMoment(savedAt))}</p>
      {labels === '' ? null : <p className="t-small pre">{studioMessages.draftHolds(labels)}</p>}
      {version < base.version ? <p className="t-small pre">{studioMessages.draftOlder}</p> : null}
      {typed.hadPhoto === true ? <p className="t-small pre">{studioMessages.draftNoPhoto}</p> : null}
      <div className={styles.choices}>
        <Button small onClick={onResume}>
          이어서 쓰기
        </Button>
        <TextButton onClick={onDiscard}>버리기</TextButton>
      </div>
    </Note>
  );
}
