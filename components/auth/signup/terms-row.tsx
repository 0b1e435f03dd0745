'use client';

import { useId, useState, type ReactNode } from 'react';
import { ConsentBox } from '@/components/form/consent-fields';
import { TextButton } from '@/components/ui/action/text-link';
import styles from './terms-step.module.css';

interface TermsRowProps {
  name: string;
  isRequired: boolean;
  isChecked: boolean;
  onCheck: (isChecked: boolean) => void;
  /** The whole text. */
  children: ReactNode;
}

/** One consent, and its text that unfolds below it. */
export function TermsRow({ name, isRequired, isChecked, onCheck, children }: TermsRowProps) {
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <ConsentBox
          isRequired={isRequired}
          checked={isChecked}
          data-required={isRequired ? '' : undefined}
          onChange={(event) => onCheck(event.target.checked)}
        >
          {name} 동의
        </ConsentBox>
        <TextButton
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={`${name} ${isOpen ? '접기' : '전문 보기'}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '접기' : '전문 보기'}
        </TextButton>
      </div>
      {/* The panel scrolls, so the keyboard has to reach it. */}
      <div
        id={panelId}
        role="region"
        aria-label={`${name} 전문`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe: scrollable-region-focusable
        tabIndex={0}
        className={styles.panel}
        hidden={!isOpen}
      >
        {isOpen ? children : null}
      </div>
    </li>
  );
}
