'use client';

import { useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { Button, IconButton } from './button';
import { TextButton } from './text-link';

interface Sending {
  /** Called with a press. The button is locked until the promise settles. Without it the button submits its form. */
  onSend?: (() => Promise<unknown>) | undefined;
  /** Whether a call is running: the form's, or that of an action with several buttons. */
  isSending?: boolean | undefined;
  'aria-disabled'?: ComponentProps<'button'>['aria-disabled'];
}

/** A disabled element would lose the focus: what can't be sent now is `aria-disabled`. */
type Pressed = 'onClick' | 'type' | 'disabled' | 'aria-disabled';

interface SendButtonProps extends Omit<ComponentProps<typeof Button>, Pressed>, Sending {
  /** Shown instead of `children` while it is sent. */
  sendingLabel?: string;
}

/**
 * A button that sends. It is locked from the press to the response. It keeps the focus and its place, so that nothing else
 * gets a second press. `lib/browser/press-guard` guards what the press changes around it.
 */
export function SendButton({
  onSend,
  isSending,
  'aria-disabled': isDisabled,
  sendingLabel,
  children,
  ...rest
}: SendButtonProps) {
  const props = useSend({ onSend, isSending, 'aria-disabled': isDisabled });
  return (
    <Button {...props} {...rest}>
      {props['aria-busy'] && sendingLabel !== undefined ? sendingLabel : children}
    </Button>
  );
}

/** `SendButton` that looks like a text link. */
export function SendTextButton({
  onSend,
  ...rest
}: Omit<ComponentProps<typeof TextButton>, Pressed> & Required<Pick<Sending, 'onSend'>>) {
  return <TextButton {...useSend({ onSend })} {...rest} />;
}

/** `SendButton` that shows an icon alone. */
export function SendIconButton({
  onSend,
  ...rest
}: Omit<ComponentProps<typeof IconButton>, Pressed> & Required<Pick<Sending, 'onSend'>>) {
  return <IconButton {...useSend({ onSend })} {...rest} />;
}

function useSend({ onSend, isSending = false, 'aria-disabled': isDisabled = false }: Sending) {
  const isRunning = useRef(false);
  const [isOut, setOut] = useState(false);
  const isBusy = isSending || isOut;

  const press = async (event: MouseEvent) => {
    if (isBusy || isRunning.current || isDisabled === true) return event.preventDefault();
    if (onSend === undefined) return;
    isRunning.current = true;
    setOut(true);
    try {
      await onSend();
    } finally {
      isRunning.current = false;
      setOut(false);
    }
  };

  return {
    type: onSend === undefined ? ('submit' as const) : ('button' as const),
    'aria-disabled': isBusy || isDisabled,
    'aria-busy': isBusy,
    onClick: (event: MouseEvent) => void press(event),
  };
}
