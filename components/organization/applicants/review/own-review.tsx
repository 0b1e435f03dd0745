'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConflictNote } from '@/components/form/conflict/conflict-note';
import { KeptNote } from '@/components/form/kept-note';
import { SaveStatus } from '@/components/form/save-status';
import {
  criterionStepOfKey,
  markOfKey,
  opinionOfKey,
} from '@/components/organization/applicants/room/room-keys';
import { Button } from '@/components/ui/action/button';
import { Checkbox } from '@/components/ui/field/checkbox';
import { TextArea } from '@/components/ui/field/text-area';
import { SCALE_BOUNDS } from '@/lib/contest/review/rule';
import { POINTS, pointsOf } from '@/lib/contest/review/reckon';
import { OPINIONS } from '@/lib/contracts/review-rule';
import * as contestLimits from '@/lib/limits/contest';
import * as reviewLimits from '@/lib/limits/contest-review';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import { OPINION_LABELS } from '@/lib/options/contest-review';
import { cleanLines, isBlank } from '@/lib/text/clean';
import { hasMoreLetters } from '@/lib/text/letters';
import { CriterionMarks } from './criterion-marks';
import styles from './own-review.module.css';
import { scoreWords } from './score-words';
import { useReview, type ReviewOptions } from './use-review';
import { useScoreKeys } from './use-score-keys';

interface OwnReviewProps extends ReviewOptions {
  /** What applicants get of the comments. */
  commentHint: string;
  /** Opens the next applicant without an own score. */
  onNextUnscored: (() => void) | null;
  isOwner: boolean;
  /** The saved review is a score already. */
  isScored: boolean;
}

/** The reader's own sheet of an applicant: marks by criteria, an opinion, a note and a comment. */
export function OwnReview({ commentHint, onNextUnscored, isOwner, isScored, ...options }: OwnReviewProps) {
  const { rule } = options;
  const { criteria, scale } = rule;
  const [hasKeys, setKeys] = useScoreKeys();
  const { review, kept, conflict, state, setText, choose, setMark, saveNow, retry } = useReview(options);
  /** The criterion that digits mark; past the last one they mark none. */
  const [current, setCurrent] = useState(0);
  const rows = useRef<HTMLDivElement>(null);
  const goTo = (index: number) => {
    const next = Math.max(0, Math.min(index, criteria.length));
    setCurrent(next);
    rows.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const points = pointsOf(criteria, review.marks);
  const isOverall = criteria.length === 1;
  const hasDigits = scale !== 'HUNDRED';
  const lacksComment = rule.needsComment && !isScored && points !== null && isBlank(review.comment);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!hasKeys) return;
    const value = hasDigits ? markOfKey(event, SCALE_BOUNDS[scale]) : null;
    const step = isOverall ? null : criterionStepOfKey(event);
    const opinion = opinionOfKey(event);
    if (value !== null) {
      const criterion = criteria[current];
      if (criterion === undefined) return;
      setMark(criterion.id, value);
      if (!isOverall) goTo(current + 1);
    } else if (step !== null) {
      event.preventDefault();
      goTo(current + step);
    } else if (opinion !== null) choose({ opinion: opinion === review.opinion ? null : opinion });
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
      <p className={`t-small ${styles.independence}`}>
        {isOwner ? reviewMessages.ownersScore : reviewMessages.independence[rule.reveal]}
      </p>
      <div ref={rows} className={styles.criteria}>
        {criteria.map((criterion, index) => (
          <CriterionMarks
            key={criterion.id}
            criterion={criterion}
            scale={scale}
            isOverall={isOverall}
            mark={review.marks[criterion.id] ?? null}
            isCurrent={hasKeys && hasDigits && !isOverall && index === current}
            onMark={(value, isTyped) => setMark(criterion.id, value, isTyped)}
            onLeft={saveNow}
            onFocus={() => setCurrent(index)}
          />
        ))}
      </div>
      {isOverall ? null : (
        <p className={styles.total}>
          <span className="t-cap">내 점수 · 비중을 곱해 더한 값</span>
          <span className={`num ${styles.sum}`} role="status">
            {points === null ? '–' : scoreWords(points / POINTS)}
            <small> / {SCALE_BOUNDS[scale].max}</small>
          </span>
        </p>
      )}
      <div className={styles.opinions} role="group" aria-label="추천 의견">
        {OPINIONS.map((opinion) => (
          <Button
            key={opinion}
            small
            look={opinion === review.opinion ? 'primary' : 'secondary'}
            aria-pressed={opinion === review.opinion}
            aria-keyshortcuts={hasKeys ? OPINION_KEYS[opinion] : undefined}
            onClick={() => choose({ opinion: opinion === review.opinion ? null : opinion })}
          >
            {OPINION_LABELS[opinion]}
          </Button>
        ))}
      </div>
      <Checkbox className={styles.keys} checked={hasKeys} onChange={({ target }) => setKeys(target.checked)}>
        {reviewMessages.keys[scale][isOverall ? 'one' : 'several']}
      </Checkbox>
      <KeptNote kept={kept} />
      <ConflictNote conflict={conflict} />
      <TextArea
        label="메모"
        rows={3}
        className={styles.note}
        maxLetters={contestLimits.noteMax}
        error={tooLong(review.note, contestLimits.noteMax)}
        value={review.note}
        onChange={({ target }) => setText({ note: target.value })}
        onBlur={saveNow}
      />
      <Checkbox
        checked={review.isNoteShared}
        aria-describedby="note-shared"
        onChange={({ target }) => choose({ isNoteShared: target.checked })}
      >
        심사단에 메모 공유
      </Checkbox>
      <p id="note-shared" className="t-cap">
        {review.isNoteShared ? reviewMessages.noteShared : reviewMessages.notePrivate}
      </p>
      <TextArea
        label="심사평"
        rows={3}
        className={styles.note}
        hint={commentHint}
        required={rule.needsComment}
        maxLetters={reviewLimits.commentMax}
        error={
          lacksComment ? reviewMessages.commentRequired : tooLong(review.comment, reviewLimits.commentMax)
        }
        value={review.comment}
        onChange={({ target }) => setText({ comment: target.value })}
        onBlur={saveNow}
      />
      <SaveStatus state={state} onRetry={retry} />
      {onNextUnscored === null ? null : (
        <Button look="primary" onClick={onNextUnscored}>
          다음 미채점 지원자
        </Button>
      )}
    </section>
  );
}

const OPINION_KEYS = { SELECT: 'S', HOLD: 'H', REJECT: 'R' } as const;

const tooLong = (text: string, max: number) =>
  hasMoreLetters(cleanLines(text), max) ? contestMessages.tooLong(max) : undefined;
