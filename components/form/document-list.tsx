import { IconButton } from '@/components/ui/action/button';
import { formatBytes } from '@/lib/format/bytes';
import * as documentLimits from '@/lib/limits/documents';
import { DOCUMENT_TYPE_LABELS } from '@/lib/options/signup';
import styles from './document-fields.module.css';
import type { ChosenDocument } from './form-checks';

interface DocumentListProps {
  documents: readonly ChosenDocument[];
  onRemove: (document: ChosenDocument) => void;
}

/** The chosen files with their type and size, and how much room is left. */
export function DocumentList({ documents, onRemove }: DocumentListProps) {
  const { max, totalBytes } = documentLimits;
  const total = documents.reduce((sum, { file }) => sum + file.size, 0);
  return (
    <>
      {documents.length === 0 ? null : (
        <ul className={styles.list} aria-label="올릴 자료">
          {documents.map((document) => (
            <li key={document.id} className={styles.item}>
              <span className={styles.name}>{document.file.name}</span>
              <span className={`t-cap ${styles.type}`}>{DOCUMENT_TYPE_LABELS[document.type]}</span>
              <span className={`t-cap num ${styles.size}`}>{formatBytes(document.file.size)}</span>
              <IconButton
                icon="close"
                size={16}
                label={`${document.file.name} 삭제`}
                onClick={() => onRemove(document)}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="t-cap num" role="status">
        {documents.length === 0
          ? ''
          : `${documents.length}개 / ${max}개, ${formatBytes(total)} / ${formatBytes(totalBytes)}`}
      </p>
    </>
  );
}
