'use client';

import { useEffect, useEffectEvent } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { KeptNote } from '@/components/form/kept-note';
import { SaveStatus } from '@/components/form/save-status';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextArea } from '@/components/ui/field/text-area';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import { cleanLines } from '@/lib/text/clean';
import { hasMoreLetters } from '@/lib/text/letters';
import styles from './own-review.module.css';
import { scoreOfKey } from '@/components/organization/applicants/room/room-keys';
import { useReview, type ReviewOptions } from './use-review';
import { useScoreKeys } from './use-score-keys';

const SCORES = Array.from({ length: contestLimits.scoreMax }, (_, index) => index + 1);

/** The reader's own score and note of an applicant. */
export function OwnReview(options: ReviewOptions) {
  const [hasKeys, setKeys] = useScoreKeys();
  const { review, kept, conflict, state, setNote, setScore, saveNow, retry } = useReview(options);
  const { noteMax } = contestLimits;
  const isTooLong = hasMoreLetters(cleanLines(review.note), noteMax);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const score = hasKeys ? scoreOfKey(event) : null;
    if (score !== null) setScore(score);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <section className={styles.review} aria-labelledby="own-review">
      <h3 id="own-review" className={styles.title}>
        내 심사
      </h3>
      <div className={styles.scores} role="group" aria-label="내 점수">
        {SCORES.map((score) => (
          <Button
            key={score}
            small
            className={styles.score}
            look={score === review.score ? 'primary' : 'secondary'}
            aria-pressed={score === review.score}
            onClick={() => setScore(score)}
          >
            {score}점
          </Button>
        ))}
      </div>
      <Checkbox checked={hasKeys} onChange={({ target }) => setKeys(target.checked)}>
        숫자 키 1–5로 점수 주기
      </Checkbox>
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <TextArea
        label="메모"
        rows={3}
        className={styles.note}
        maxLetters={noteMax}
        error={isTooLong ? contestMessages.tooLong(noteMax) : undefined}
        value={review.note}
        onChange={({ target }) => setNote(target.value)}
        onBlur={saveNow}
      />
      <SaveStatus state={state} onRetry={retry} />
    </section>
  );
}
