'use client';

import { useState } from 'react';
import { useDroppedFiles } from '@/components/studio/use-dropped-files';
import { reportFailure } from '@/components/shell/report-failure';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { callApi } from '@/lib/browser/call-api';
import { readCsvFile, saveCsvFile } from '@/lib/browser/csv-file';
import type { ImportResult } from '@/lib/contracts/studio-draft';
import { artworkListRows, COLUMNS, importRowsOf } from '@/lib/csv/artwork-list';
import * as studioLimits from '@/lib/limits/studio';
import * as studioMessages from '@/lib/messages/studio';
import styles from './csv-dialog.module.css';

interface CsvDialogProps {
  onClose: () => void;
  /** Shows what the import has changed. */
  onImported: () => Promise<void>;
}

/** The artist's list as a CSV file, and a CSV file as changes of artworks and drafts. */
export function CsvDialog({ onClose, onImported }: CsvDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);

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
  const load = (file: File) =>
    work(async () => {
      setResult(null);
      const csv = await readCsvFile(file);
      if (csv === null) return setFault(studioMessages.csvUnreadable);
      const rows = importRowsOf(csv);
      if (rows === null) return setFault(studioMessages.csvHeadings);
      if (rows.length === 0) return setFault(studioMessages.csvEmpty);
      if (rows.length > studioLimits.importRowsMax) return setFault(studioMessages.csvTooLong);
      setResult(await callApi('post', '/v1/artists/me/artworks/import', { body: { rows } }));
      await onImported();
    });

  useDroppedFiles(([file]) => {
    if (file !== undefined) void load(file);
  });

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
      <div className={styles.body}>
        <p className="t-small pre">
          지금 있는 작품 목록을 받아 표 프로그램에서 고친 뒤 다시 올릴 수 있어요. ‘{COLUMNS.uuid}’가 있는 줄은
          그 작품을 고치고, 없는 줄은 ‘{COLUMNS.fileName}’이 같은 채우는 중인 작품에 들어가요. 파일에 없는
          열은 그대로 두고, 빈칸은 내용을 지워요.
        </p>
        <div className={styles.actions}>
          <Button small disabled={isBusy} onClick={() => void save()}>
            작품 목록 받기
          </Button>
          <label className={styles.choose}>
            <span>CSV 파일 올리기</span>
            <input
              type="file"
              accept=".csv,text/csv"
              disabled={isBusy}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) void load(file);
                target.value = '';
              }}
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
