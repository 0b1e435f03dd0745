'use client';

import { useId, useState } from 'react';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'inside' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the password. */
export function PasswordField({ id, label, ...rest }: PasswordFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      id={fieldId}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inside={
        <button
          type="button"
          className={styles.inside}
          aria-label={`${label} ${isShown ? '숨김' : '표시'}`}
          aria-controls={fieldId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? '숨김' : '표시'}
        </button>
      }
      {...rest}
    />
  );
}
