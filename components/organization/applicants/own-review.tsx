'use client';

import { useEffect, useEffectEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { TextArea } from '@/components/ui/text-area';
import { TextButton } from '@/components/ui/text-link';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';
import styles from './own-review.module.css';
import { scoreOfKey } from './room-keys';
import { useReview, type ReviewOptions } from './use-review';
import { useScoreKeys } from './use-score-keys';

const SCORES = Array.from({ length: contestLimits.scoreMax }, (_, index) => index + 1);
const STATE_WORDS = { saved: '', unsaved: '저장하지 않음', saving: '저장하는 중', failed: '' } as const;

/** The reader's own score and note of an applicant. */
export function OwnReview(options: ReviewOptions) {
  const [hasKeys, setKeys] = useScoreKeys();
  const { review, state, setNote, setScore, saveNow } = useReview(options);
  const { noteMax } = contestLimits;
  const count = [...review.note].length;

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
      <TextArea
        label="메모"
        rows={3}
        className={styles.note}
        maxCharacters={noteMax}
        count={count}
        error={count > noteMax ? contestMessages.tooLong(noteMax) : undefined}
        value={review.note}
        onChange={({ target }) => setNote(target.value)}
        onBlur={saveNow}
      />
      <p className={`t-cap ${styles.state}`} role="status">
        {STATE_WORDS[state.status]}
        {state.failure === null ? null : (
          <>
            {state.failure} <TextButton onClick={saveNow}>다시 저장</TextButton>
          </>
        )}
      </p>
    </section>
  );
}
