import { PdfPages } from '@/components/pdf/pdf-pages';
import { SendTextButton } from '@/components/ui/action/send-button';
import type { Application, OpenedApplication } from '@/lib/contracts/admin/application';
import { formatBytes } from '@/lib/format/bytes';
import { DOCUMENT_TYPE_LABELS } from '@/lib/options/signup';
import styles from './application-documents.module.css';

interface ApplicationDocumentsProps {
  documents: Application['documents'];
  opened: OpenedApplication;
  /** Asks for new addresses, when these have ended. */
  onRenew: () => Promise<unknown>;
}

/** The documents in place: images as they are, the pages of PDFs one below the other. */
export function ApplicationDocuments({ documents, opened, onRenew }: ApplicationDocumentsProps) {
  return (
    <>
      <ol className={styles.documents}>
        {documents.map(({ uuid, fileName, type, mime, bytes }) => {
          const url = opened.documents.find((each) => each.uuid === uuid)?.url;
          return (
            <li key={uuid}>
              <p className={styles.name}>
                {type === null ? null : <b>{DOCUMENT_TYPE_LABELS[type]} </b>}
                {fileName} <span className="num muted">({formatBytes(bytes)})</span>
              </p>
              {url === undefined ? null : mime === 'application/pdf' ? (
                <PdfPages key={url} url={url} name={fileName} />
              ) : (
                <a href={url} target="_blank" rel="noopener" className={styles.picture}>
                  {/* oxlint-disable-next-line nextjs/no-img-element -- a private file has no variants */}
                  <img src={url} alt={fileName} />
                </a>
              )}
            </li>
          );
        })}
      </ol>
      <p className="t-cap muted">
        자료의 주소는 몇 분 뒤에 닫힙니다. <SendTextButton onSend={onRenew}>다시 열기</SendTextButton>
      </p>
    </>
  );
}
