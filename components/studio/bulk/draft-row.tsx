'use client';

import { memo } from 'react';
import { ArtImage } from '@/components/ui/art-image';
import { Checkbox } from '@/components/ui/checkbox';
import { TextButton } from '@/components/ui/text-link';
import type { DraftChange } from '@/lib/contracts/studio-draft';
import { formatBytes } from '@/lib/format/bytes';
import { fieldsOf, type DraftEntry } from './draft-book';
import { ALL_FIELDS, DraftField } from './draft-fields';
import styles from './draft-row.module.css';

interface DraftRowProps {
  entry: DraftEntry;
  isChosen: boolean;
  onChoose: (uuid: string, isChosen: boolean) => void;
  onEdit: (uuid: string, fields: DraftChange) => void;
  onRetry: (uuid: string) => void;
}

/** An image and what is known of its artwork. Two hundred of them stand below each other, so one alone is rendered again. */
export const DraftRow = memo(function DraftRow({
  entry,
  isChosen,
  onChoose,
  onEdit,
  onRetry,
}: DraftRowProps) {
  const { draft, faults } = entry;
  const { uuid, original, image } = draft;
  const values = fieldsOf(entry);
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
        {ALL_FIELDS.map((field) => (
          <DraftField
            key={field}
            name={field}
            values={values}
            error={faults.find((fault) => fault.field === field)?.message}
            onEdit={(fields) => onEdit(uuid, fields)}
          />
        ))}
      </div>
      <SaveState entry={entry} onRetry={() => onRetry(uuid)} />
    </li>
  );
});

/** Whether the row is saved, and the way on where it isn't. */
function SaveState({ entry, onRetry }: { entry: DraftEntry; onRetry: () => void }) {
  const { isSaving, failure, faults, unsaved } = entry;
  if (failure !== null)
    return (
      <p className={styles.fault} role="alert">
        저장하지 못했어요. {failure} <TextButton onClick={onRetry}>다시 시도</TextButton>
      </p>
    );
  if (faults.length > 0)
    return (
      <p className={styles.fault} role="alert">
        등록하려면 {faults.length}곳을 더 채워 주세요.
      </p>
    );
  const isSaved = !isSaving && Object.keys(unsaved).length === 0;
  return (
    <p className={styles.state} role="status">
      {isSaved ? '저장됨' : '저장하는 중'}
    </p>
  );
}
