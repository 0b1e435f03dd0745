import { ProgressBar } from '@/components/ui/state/progress-bar';
import { TextButton } from '@/components/ui/action/text-link';
import styles from './sending-note.module.css';

interface SendingNoteProps {
  /** Share of the files that has left, 0 to 1. */
  progress: number;
  /** There are files on the way, so that it may take a while. */
  isUpload: boolean;
  /** What is on its way. */
  label?: string;
  /** What is done once all has left. */
  checkingLabel: string;
  onCancel: () => void;
}

/** How far the files of a form are on their way. It can be cancelled until all have left. */
export function SendingNote({
  progress,
  isUpload,
  label = '자료를 올리고 있어요',
  checkingLabel,
  onCancel,
}: SendingNoteProps) {
  const isUploading = isUpload && progress < 1;
  const percent = Math.round(progress * 100);
  return (
    <div className={styles.note}>
      <div className={styles.line}>
        <p className="t-small" role="status">
          {isUploading ? label : checkingLabel}
        </p>
        {isUploading ? (
          <span className={styles.side}>
            <span className="t-small num">{percent}%</span>
            <TextButton onClick={onCancel}>올리기 취소</TextButton>
          </span>
        ) : null}
      </div>
      <ProgressBar label={label} share={isUploading ? progress : null} />
    </div>
  );
}
