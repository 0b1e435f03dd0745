import type { ElementType } from 'react';
import { Button } from '@/components/ui/action/button';
import type { AlertRequest } from './alert-store';
import styles from './alert-sheet.module.css';

interface AlertSheetProps {
  request: AlertRequest;
  onAnswer: (isConfirmed: boolean) => void;
  /** What shows the title and the text. */
  Title: ElementType;
  Text: ElementType;
}

/** The words and the buttons of an alert or a question. */
export function AlertSheet({ request, onAnswer, Title, Text }: AlertSheetProps) {
  const { kind, title, text, confirmLabel, cancelLabel, isDestructive } = request;
  const isAlert = kind === 'alert';
  return (
    <div className={styles.alert}>
      <div>
        <Title className={`${isAlert && text === null ? 't-body' : 't-h4'} pre`}>{title}</Title>
        {text === null ? null : <Text className={`t-small muted pre ${styles.text}`}>{text}</Text>}
      </div>
      <div className={styles.buttons}>
        {isAlert ? null : (
          <Button small data-first-focus="" onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button
          small
          look={isDestructive ? 'danger' : 'primary'}
          data-first-focus={isAlert ? '' : undefined}
          onClick={() => onAnswer(true)}
        >
          {confirmLabel}
        </Button>
      </div>
    </div>
  );
}
