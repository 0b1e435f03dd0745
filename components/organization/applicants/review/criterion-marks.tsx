'use client';

import clsx from 'clsx';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/action/button';
import { TextField } from '@/components/ui/field/text-field';
import { SCALE_BOUNDS } from '@/lib/contest/review/rule';
import type { Criterion, Scale } from '@/lib/contracts/review-rule';
import * as reviewMessages from '@/lib/messages/contest-review';
import { cleanIdentifier } from '@/lib/text/clean';
import styles from './own-review.module.css';

interface CriterionMarksProps {
  criterion: Criterion;
  scale: Scale;
  /** The only criterion is the overall score. */
  isOverall: boolean;
  mark: number | null;
  /** Digits mark this criterion. */
  isCurrent: boolean;
  /** Null takes the mark back. A typed mark may have more digits. */
  onMark: (mark: number | null, isTyped: boolean) => void;
  /** The field of a typed mark is left. */
  onLeft: () => void;
  onFocus: () => void;
}

/** The marks of a criterion: a cell for each point, or a field for a scale of a hundred. */
export function CriterionMarks(props: CriterionMarksProps) {
  const { criterion, scale, isOverall, mark, isCurrent, onMark, onLeft, onFocus } = props;
  const hint = useId();
  const { min, max } = SCALE_BOUNDS[scale];
  const name = isOverall ? '내 점수' : criterion.name;
  const cells = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <div
      className={clsx(styles.criterion, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {isOverall ? null : (
        <p className={styles.question}>
          <span>
            <b>{criterion.name}</b> <span className="t-cap num">{criterion.weight}%</span>
          </span>
          {criterion.description === '' ? null : (
            <span id={hint} className="t-cap">
              {criterion.description}
            </span>
          )}
        </p>
      )}
      {scale === 'HUNDRED' ? (
        <PointsField label={isOverall ? name : `${name} 점수`} {...{ mark, onMark, onLeft }} />
      ) : (
        <div
          className={clsx(styles.scores, scale === 'TEN' && styles.ten)}
          role="group"
          aria-label={name}
          aria-describedby={!isOverall && criterion.description !== '' ? hint : undefined}
        >
          {cells.map((value) => (
            <Button
              key={value}
              small
              className={styles.score}
              look={value === mark ? 'primary' : 'secondary'}
              aria-label={`${value}점`}
              aria-pressed={value === mark}
              onFocus={onFocus}
              onClick={() => {
                // Safari gives a pressed button no focus.
                onFocus();
                onMark(value === mark ? null : value, false);
              }}
            >
              {max > 5 ? value : `${value}점`}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

type PointsFieldProps = { label: string } & Pick<CriterionMarksProps, 'mark' | 'onMark' | 'onLeft'>;

/** Points from 0 to 100 as they are typed. What isn't such a number is a fault, and leaves the mark as it was. */
function PointsField({ label, mark, onMark, onLeft }: PointsFieldProps) {
  /** What is typed, and the mark before it. */
  const [typing, setTyping] = useState<{ text: string; before: number | null } | null>(null);
  const type = (text: string) => {
    const before = typing === null ? mark : typing.before;
    setTyping({ text, before });
    const points = pointsIn(text);
    onMark(points === 'FAULT' ? before : points, true);
  };
  const isFault = typing !== null && pointsIn(typing.text) === 'FAULT';
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={typing?.text ?? mark ?? ''}
      error={isFault ? reviewMessages.pointsInvalid(mark) : undefined}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        if (!isFault) setTyping(null);
        onLeft();
      }}
    />
  );
}

/** The typed points; null for none. */
function pointsIn(text: string): number | null | 'FAULT' {
  const digits = cleanIdentifier(text);
  if (digits === '') return null;
  const { min, max } = SCALE_BOUNDS.HUNDRED;
  const points = Number(digits);
  return /^\d+$/.test(digits) && points >= min && points <= max ? points : 'FAULT';
}
