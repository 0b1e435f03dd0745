import styles from './progress-bar.module.css';

interface ProgressBarProps {
  /** What is on its way. */
  label: string;
  /** 0 to 1; null while the progress is unknown. */
  share: number | null;
}

export function ProgressBar({ label, share }: ProgressBarProps) {
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      {...(share === null ? {} : { value: Math.round(share * 100), max: 100 })}
    />
  );
}
