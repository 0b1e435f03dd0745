import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '@/components/ui/action/button';
import { SendButton } from '@/components/ui/action/send-button';
import { FieldError } from '@/components/ui/field/field-error';
import fieldStyles from '@/components/ui/field/field.module.css';
import styles from './form-layout.module.css';

interface FormSectionProps {
  title: string;
  /** Level of the heading; it follows from what stands above the form. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A titled section of a form: its title at the side, its fields below one another. */
export function FormSection({ title, level = 3, children }: FormSectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading id={id} className={`t-h4 ${styles.title}`}>
        {title}
      </Heading>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

/** Short fields beside one another; below one another on phones. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface FieldGroupProps {
  label: string;
  isRequired?: boolean;
  error: string | undefined;
  /** What a check said, in the place of an error. */
  success?: string | undefined;
  /** @param messageId id of the message, for `aria-describedby` of the inputs */
  children: (messageId: string) => ReactNode;
}

/** Several inputs that are one field, required unless said otherwise: one label above, one message below. */
export function FieldGroup({ label, isRequired = true, error, success, children }: FieldGroupProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={clsx(styles.label, isRequired && fieldStyles.required)}>
        {label}
      </p>
      {children(messageId)}
      <div id={messageId}>
        <FieldError>{error}</FieldError>
        {error === undefined && success !== undefined ? (
          <p className={`${fieldStyles.message} ${fieldStyles.success}`} role="status">
            {success}
          </p>
        ) : null}
      </div>
    </div>
  );
}

interface FieldButtonProps extends Pick<ComponentProps<'button'>, 'onClick' | 'disabled' | 'children'> {
  /** Name of the field, read out before the button's own words where they don't say it. */
  field?: string | undefined;
  isBusy?: boolean;
  /** Sends the form. A button without it uses `onClick`, to look up a value or to open a window. */
  onSend?: () => Promise<unknown>;
}

/** A button beside a field that does something with its value. */
export function FieldButton({ field, isBusy = false, onSend, children, ...rest }: FieldButtonProps) {
  const look = { look: 'quiet', className: styles.beside } as const;
  const words = (
    <>
      {field === undefined ? null : <span className="vh">{field} </span>}
      {children}
    </>
  );
  if (onSend !== undefined)
    return (
      <SendButton {...look} isSending={isBusy} aria-disabled={rest.disabled} onSend={onSend}>
        {words}
      </SendButton>
    );
  return (
    <Button {...look} aria-disabled={isBusy} aria-busy={isBusy} {...rest}>
      {words}
    </Button>
  );
}

/** The buttons below a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
