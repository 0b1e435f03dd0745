'use client';

import { useState } from 'react';
import { KeptFilesNote } from '@/components/form/kept-files-note';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { EmptyState } from '@/components/ui/state/empty-state';
import { SendButton } from '@/components/ui/action/send-button';
import { TextLink } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import type { ArtworkDraft } from '@/lib/contracts/studio-draft';
import * as studioLimits from '@/lib/limits/studio';
import * as myPaths from '@/lib/paths/my';
import styles from './bulk-registration.module.css';
import { DraftRow } from './draft-row';
import { DraftUploadList } from './draft-upload-list';
import { DropZone } from './drop-zone';
import { FillBar } from './fill-bar';
import { useBulk } from './use-bulk';

/** Many artworks at once: each image is a draft, which is completed in a table and then published. */
export function BulkRegistration({ drafts }: { drafts: readonly ArtworkDraft[] }) {
  const bulk = useBulk(drafts);
  const { entries, chosen, uploads } = bulk;
  const [isImporting, setImporting] = useState(false);
  const showImport = useLazyDialog(
    isImporting,
    async () => (await import('./csv-dialog')).CsvDialog,
    () => setImporting(false),
  );
  const areAllChosen = entries.length > 0 && chosen.size === entries.length;

  return (
    <div className={styles.page}>
      <p className="t-small pre">
        이미지를 한꺼번에 올리고 표에서 내용을 채운 뒤 등록해요. 채우는 대로 저장되고, 등록하기 전에는 나만 볼
        수 있어요.
      </p>
      <KeptFilesNote />
      <DropZone onFiles={bulk.addFiles} isCovered={isImporting} />
      <DraftUploadList uploads={uploads} onRetry={bulk.retryUpload} onCancel={bulk.cancelUpload} />
      <div className={styles.files}>
        <Button small onClick={() => setImporting(true)}>
          CSV로 채우기
        </Button>
        <TextLink href={myPaths.artistArtwork()}>작품 목록으로</TextLink>
      </div>
      {entries.length === 0 ? (
        <EmptyState
          title="채울 작품이 없어요"
          hint={`이미지를 올리면 여기에 한 줄씩 놓여요. ${studioLimits.draftsMax}점까지 둘 수 있어요.`}
        />
      ) : (
        <>
          <FillBar count={chosen.size} onFill={bulk.fill} />
          <div className={styles.head}>
            <Checkbox checked={areAllChosen} onChange={({ target }) => bulk.chooseAll(target.checked)}>
              <span>
                전체 <span className="num">{entries.length}</span>
              </span>
            </Checkbox>
            <span className={styles.actions}>
              <SendButton small look="danger" aria-disabled={chosen.size === 0} onSend={bulk.remove}>
                삭제
              </SendButton>
              <SendButton
                small
                look="primary"
                aria-disabled={chosen.size === 0}
                isSending={bulk.isPublishing}
                onSend={bulk.publish}
              >
                {publishLabel(bulk.isPublishing, chosen.size)}
              </SendButton>
            </span>
          </div>
          <ul className={styles.rows} aria-label="채우고 있는 작품" inert={bulk.isPublishing}>
            {entries.map((entry) => (
              <DraftRow
                key={entry.draft.uuid}
                entry={entry}
                isChosen={chosen.has(entry.draft.uuid)}
                onChoose={bulk.choose}
                onEdit={bulk.edit}
                onType={bulk.type}
                onRetry={bulk.retrySave}
                onChooseSide={bulk.chooseSide}
              />
            ))}
          </ul>
        </>
      )}
      {isImporting ? showImport({ onClose: () => setImporting(false), onImported: bulk.catchUp }) : null}
    </div>
  );
}

function publishLabel(isPublishing: boolean, count: number): string {
  if (isPublishing) return '등록하는 중';
  return count === 0 ? '등록' : `${count}점 등록`;
}
