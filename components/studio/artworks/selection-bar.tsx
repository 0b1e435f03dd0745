import { Button } from '@/components/ui/action/button';
import { TextButton } from '@/components/ui/action/text-link';
import { formatBytes } from '@/lib/format/bytes';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  count: number;
  bytes: number;
  /** Whether everything that can be chosen is. */
  isAll: boolean;
  /** How much of the archive has arrived, 0 to 1; null while none is made. */
  progress: number | null;
  onAll: () => void;
  onDownload: () => void;
  /** Ends the choosing, or the download on its way. */
  onCancel: () => void;
}

/** What was chosen, at the bottom of the window as long as works are being chosen, and then how far the download is. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, bytes, isAll, progress, onAll, onDownload, onCancel } = props;
  const isBusy = progress !== null;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <section className={styles.bar} data-bottom-bar="" aria-label="원본 내려받기">
      {isBusy ? (
        <progress className={styles.progress} value={percent} max={100} aria-label="내려받기" />
      ) : null}
      <p className={`t-small num ${styles.words}`} role="status">
        {isBusy ? `원본 ${count}점을 내려받고 있어요` : words(count, bytes)}
      </p>
      {isBusy ? (
        <span className="t-small num">{percent}%</span>
      ) : (
        <TextButton onClick={onAll}>{isAll ? '선택 해제' : '전체 선택'}</TextButton>
      )}
      <span className={styles.buttons}>
        <Button small onClick={onCancel}>
          취소
        </Button>
        {isBusy ? null : (
          <Button small look="primary" onClick={onDownload}>
            내려받기
          </Button>
        )}
      </span>
    </section>
  );
}

function words(count: number, bytes: number): string {
  return count === 0 ? '내려받을 작품을 골라 주세요.' : `${count}점 선택 · ${formatBytes(bytes)}`;
}
