'use client';

import { memo } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import type { SavedChange, Side } from '@/components/form/conflict/use-conflict';
import { SaveStatus } from '@/components/form/save-status';
import { ArtImage } from '@/components/ui/image/art-image';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextButton } from '@/components/ui/action/text-link';
import { ARTWORK_FIELDS, FIELD_NAMES, fieldWords } from '@/lib/artwork/fields';
import type { DraftChange, DraftFields } from '@/lib/contracts/studio-draft';
import { formatBytes } from '@/lib/format/bytes';
import { fieldsOf, type DraftEntry } from './draft-book';
import * as studioMessages from '@/lib/messages/studio';
import { DraftField } from './draft-fields';
import styles from './draft-row.module.css';

interface DraftRowProps {
  entry: DraftEntry;
  isChosen: boolean;
  onChoose: (uuid: string, isChosen: boolean) => void;
  onEdit: (uuid: string, fields: DraftChange) => void;
  onType: (uuid: string, fields: DraftChange) => void;
  onRetry: (uuid: string) => void;
  onChooseSide: (uuid: string, name: keyof DraftFields, side: Side) => void;
}

/** An image and what is known of its artwork. Two hundred of them stand below each other, so one alone is rendered again. */
export const DraftRow = memo(function DraftRow({
  entry,
  isChosen,
  onChoose,
  onEdit,
  onType,
  onRetry,
  onChooseSide,
}: DraftRowProps) {
  const { draft, faults } = entry;
  const { uuid, original, image } = draft;
  const values = fieldsOf(entry);
  const changes = changesOf(entry, (field, side) => onChooseSide(uuid, field, side));
  const name = values.title ?? values.titleEn ?? original.fileName;
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.picture}>
        <Checkbox
          className={styles.choice}
          checked={isChosen}
          aria-label={`${name} 선택`}
          onChange={({ target }) => onChoose(uuid, target.checked)}
        >
          {null}
        </Checkbox>
        <span className={styles.mat}>
          <ArtImage image={image} alt="" sizes="160px" maxWidth={480} fit="contain" />
        </span>
        <p className={styles.file}>{original.fileName}</p>
        <p className={`t-cap num ${styles.facts}`}>{formatBytes(original.bytes)}</p>
      </div>
      <div className={styles.fields}>
        {FIELD_NAMES.map((field) => (
          <DraftField
            key={field}
            name={field}
            values={values}
            error={faults.find((fault) => fault.field === field)?.message}
            onEdit={(fields) => onEdit(uuid, fields)}
            onType={(fields) => onType(uuid, fields)}
          />
        ))}
      </div>
      <ConflictNote conflict={{ changes, isOpen: changes.length > 0, round: draft.version }} />
      <RowStatus entry={entry} onRetry={() => onRetry(uuid)} />
    </li>
  );
});

function changesOf(
  { draft, unsaved, contested }: DraftEntry,
  choose: (name: keyof DraftFields, side: Side) => void,
): SavedChange[] {
  const names = Object.keys(contested) as (keyof DraftFields)[];
  return names.map((name) => ({
    label: ARTWORK_FIELDS[name].label,
    theirs: fieldWords(name, draft.fields[name]),
    own: {
      words: fieldWords(name, contested[name]),
      chosen: name in unsaved ? 'mine' : 'theirs',
      choose: (side) => choose(name, side),
    },
  }));
}

/** Whether the row is saved, and the way on where it isn't. */
function RowStatus({ entry, onRetry }: { entry: DraftEntry; onRetry: () => void }) {
  const { draft, isSaving, failure, faults, unsaved, contested } = entry;
  if (Object.keys(contested).length > 0)
    return (
      <p className={styles.fault} role="alert">
        {studioMessages.draftContested} <TextButton onClick={onRetry}>고른 내용으로 저장</TextButton>
      </p>
    );
  if (failure === null && faults.length > 0)
    return (
      <p className={styles.fault} role="alert">
        등록하려면 {faults.length}곳을 더 채워 주세요.
      </p>
    );
  const isSaved = !isSaving && Object.keys(unsaved).length === 0;
  const status = failure !== null ? 'failed' : isSaved ? 'saved' : 'saving';
  return (
    <SaveStatus
      className={styles.state}
      state={{ status, failure, savedAt: new Date(draft.updatedAt) }}
      onRetry={onRetry}
    />
  );
}
