import { TextButton } from '@/components/ui/action/text-link';
import styles from './draft-upload-list.module.css';
import type { DraftUpload } from './draft-uploads';

interface DraftUploadListProps {
  uploads: readonly DraftUpload[];
  onRetry: (key: number) => void;
  onCancel: (key: number) => void;
}

/** The images that are on their way, each with its progress or with what went wrong. */
export function DraftUploadList({ uploads, onRetry, onCancel }: DraftUploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <section aria-label="올리는 이미지">
      <p className="t-small" role="status">
        {words(uploads)}
      </p>
      <ul className={styles.list}>
        {uploads.map(({ key, file, state, progress, message }) => (
          <li key={key} className={styles.line}>
            <span className={styles.name}>{file.name}</span>
            {isOver(state) ? (
              <span className={styles.fault}>{message}</span>
            ) : (
              <progress
                aria-label={`${file.name} 올리기`}
                max={1}
                value={state === 'waiting' ? 0 : progress}
              />
            )}
            <span className={styles.actions}>
              {state === 'failed' ? <TextButton onClick={() => onRetry(key)}>다시 시도</TextButton> : null}
              <TextButton onClick={() => onCancel(key)}>{isOver(state) ? '지우기' : '취소'}</TextButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isOver(state: DraftUpload['state']): boolean {
  return state === 'failed' || state === 'refused';
}

function words(uploads: readonly DraftUpload[]): string {
  const over = uploads.filter(({ state }) => isOver(state)).length;
  return [
    over < uploads.length ? `${uploads.length - over}장을 올리고 있어요.` : '',
    over > 0 ? `${over}장을 올리지 못했어요.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
