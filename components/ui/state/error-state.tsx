import { Button, buttonClasses } from '@/components/ui/action/button';
import styles from './notice-state.module.css';

interface ErrorStateProps {
  title: string;
  hint?: string;
  onRetry?: () => void;
  /** The address that loads the same again, for pages that may have no script. */
  retryHref?: string;
  isRetrying?: boolean;
  /** The request id or digest by which an operator finds the failure in the log. */
  trace?: string | null;
}

/** Says what failed and offers a retry, which works without a script too. */
export function ErrorState({ title, hint, onRetry, retryHref, isRetrying = false, trace }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p className="t-h4">{title}</p>
      {hint === undefined ? null : <p className="t-small muted pre">{hint}</p>}
      <div className={styles.action}>
        {retryHref === undefined ? null : (
          <a href={retryHref} className={buttonClasses({ small: true })}>
            다시 시도
          </a>
        )}
        {onRetry === undefined ? null : (
          <Button small onClick={onRetry} disabled={isRetrying} aria-busy={isRetrying}>
            다시 시도
          </Button>
        )}
      </div>
      {trace ? <p className={`t-cap num ${styles.trace}`}>오류 번호 {trace}</p> : null}
    </div>
  );
}
