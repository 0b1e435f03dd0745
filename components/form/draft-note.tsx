'use client';

import { Button } from '@/components/ui/action/button';
import { Note } from '@/components/ui/state/note';
import { TextButton } from '@/components/ui/action/text-link';
import { formatMoment } from '@/lib/format/moment';
import * as formMessages from '@/lib/messages/form';
import styles from './draft-note.module.css';
import type { BrowserDraft } from './use-browser-draft';

interface DraftNoteProps {
  draft: Pick<BrowserDraft<unknown>, 'version' | 'savedAt'>;
  /** The version of what is saved. */
  version: number;
  /** Sentences about what the draft holds. */
  lines?: readonly string[];
  onResume: () => void;
  onDiscard: () => void;
}

/** What was left unsaved in this browser: to go on with, or to throw away. */
export function DraftNote({ draft, version, lines = [], onResume, onDiscard }: DraftNoteProps) {
  const about = [...lines, ...(draft.version < version ? [formMessages.draftOlder] : [])];
  return (
    <Note aria-label="쓰다 만 내용">
      <p className="t-h4">{formMessages.draftFound(formatMoment(draft.savedAt))}</p>
      {about.map((line) => (
        <p key={line} className="t-small pre">
          {line}
        </p>
      ))}
      <div className={styles.choices}>
        <Button small onClick={onResume}>
          이어서 쓰기
        </Button>
        <TextButton onClick={onDiscard}>버리기</TextButton>
      </div>
    </Note>
  );
}
