'use client';

import { useId, useRef, useState } from 'react';
import { useDroppedFiles } from '@/components/studio/use-dropped-files';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm } from '@/components/ui/dialog/alert-store';
import { Button } from '@/components/ui/action/button';
import { FileInput } from '@/components/ui/field/file-input';
import { atMost, contentRule, type JudgedFile } from '@/lib/browser/judge-file';
import { Dialog } from '@/components/ui/dialog/dialog';
import { SendButton } from '@/components/ui/action/send-button';
import { callApi } from '@/lib/browser/call-api';
import { readCsvFile, saveCsvFile } from '@/lib/browser/csv-file';
import type { ImportResult } from '@/lib/contracts/studio-draft';
import { artworkListRows, importRowsOf } from '@/lib/csv/artwork-list';
import { COLUMNS, readHeadings } from '@/lib/csv/headings';
import * as studioLimits from '@/lib/limits/studio';
import { takenKinds } from '@/lib/media/judge-content';
import * as studioMessages from '@/lib/messages/studio';
import * as uploadMessages from '@/lib/messages/upload';
import styles from './csv-dialog.module.css';

/** The file rule for a list of artworks. Its content is checked when it is read. */
export const ARTWORK_LIST = contentRule({
  ...takenKinds(['csv'], studioMessages.csvUnreadable),
  check: atMost(studioLimits.importFileBytes, studioMessages.csvTooLarge),
});

/** The fields that say which artwork a line is about. */
const KEYS = ['uuid', 'fileName'] as const;
const LEAVE = { text: studioMessages.csvColumnsLeftHint, confirmLabel: '빼고 넣기' };

interface CsvDialogProps {
  onClose: () => void;
  /** Shows what the import has changed. */
  onImported: () => Promise<void>;
}

/** The artist's list as a CSV file, and a CSV file as changes of artworks and drafts. */
export function CsvDialog({ onClose, onImported }: CsvDialogProps) {
  const fileId = useId();
  const body = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  /** Columns of the list that aren't taken over. */
  const [left, setLeft] = useState<readonly string[]>([]);

  const work = async (task: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await task();
    } catch (failure) {
      void reportFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    work(async () => {
      const { content } = await callApi('get', '/v1/artists/me/artworks');
      saveCsvFile('작품 목록.csv', artworkListRows(content));
    });
  const load = ([chosen]: readonly JudgedFile[]) =>
    work(async () => {
      if (chosen === undefined) return;
      const { file, fault: refusal } = chosen;
      setResult(null);
      setLeft([]);
      if (refusal !== null) return setFault(refusal);
      const csv = await readCsvFile(file);
      if (csv === null) return setFault(uploadMessages.refused(file.name, studioMessages.csvUnreadable));
      const { fields, left: unread } = readHeadings(csv);
      const rows = importRowsOf(csv);
      setLeft(unread);
      if (rows === null) return setFault(studioMessages.csvHeadings);
      if (rows.length === 0) return setFault(studioMessages.csvEmpty);
      if (rows.length > studioLimits.importRowsMax) return setFault(studioMessages.csvTooLong);
      if (!KEYS.some((key) => fields.includes(key))) return setFault(studioMessages.csvNoKey);
      // The dialog was closed while the file was read.
      if (body.current === null) return;
      const isSure = unread.length === 0 || (await askConfirm(studioMessages.csvColumnsLeft(unread), LEAVE));
      if (!isSure) return setLeft([]);
      setResult(await callApi('post', '/v1/artists/me/artworks/import', { body: { rows } }));
      await onImported();
    });

  useDroppedFiles(ARTWORK_LIST, (files) => void load(files));

  return (
    <Dialog
      isOpen
      width={720}
      isFullOnPhones
      title="CSV로 채우기"
      onClose={onClose}
      footer={
        <Button small onClick={onClose}>
          닫기
        </Button>
      }
    >
      <div ref={body} className={styles.body}>
        <p className="t-small pre">
          지금 있는 작품 목록을 받아 표 프로그램에서 고친 뒤 다시 올릴 수 있어요. ‘{COLUMNS.uuid}’가 있는 줄은
          그 작품을 고치고, 없는 줄은 ‘{COLUMNS.fileName}’이 같은 채우는 중인 작품에 들어가요. 파일에 없는
          열은 그대로 두고, 빈칸은 내용을 지워요.
        </p>
        <div className={styles.actions}>
          <SendButton small isSending={isBusy} onSend={save}>
            작품 목록 받기
          </SendButton>
          <label className={styles.choose} htmlFor={fileId}>
            <span>CSV 파일 올리기</span>
            <FileInput
              id={fileId}
              disabled={isBusy}
              rule={ARTWORK_LIST}
              onFiles={(files) => void load(files)}
            />
          </label>
        </div>
        <p role="status" className="t-small">
          {isBusy ? '읽는 중이에요' : null}
          {result === null ? null : studioMessages.importDone(result)}
        </p>
        {fault === null ? null : (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        {left.length === 0 ? null : <p className="t-small">{studioMessages.csvColumnsLeft(left)}</p>}
        {result === null || result.refused.length === 0 ? null : (
          <table className={styles.refused}>
            <caption className="vh">받아들이지 않은 줄</caption>
            <thead>
              <tr>
                <th scope="col">줄</th>
                <th scope="col">항목</th>
                <th scope="col">이유</th>
              </tr>
            </thead>
            <tbody>
              {result.refused.map(({ line, field, message }, index) => (
                <tr key={index}>
                  <td className="num">{line}</td>
                  <td>{field !== null && field in COLUMNS ? COLUMNS[field as keyof typeof COLUMNS] : '–'}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </Dialog>
  );
}
