import { isComposing } from '@/lib/browser/composing';
import type { Opinion } from '@/lib/contracts/review-rule';

type Modifier = 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey';
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'keyCode' | 'repeat' | 'target' | 'defaultPrevented' | 'isComposing' | Modifier
>;

/** Whether a key belongs to what has the focus (a field, a video), to another window on top, or to the browser. */
function isTaken(event: Pressed): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return true;
  if (!(target instanceof Element)) return false;
  // The room is the first of the open dialogs; others lie over it.
  const dialog = target.closest('[role=dialog], [role=alertdialog]');
  if (dialog !== null && dialog !== document.querySelector('[role=dialog]')) return true;
  return target.closest('input:not([type=checkbox]), textarea, select, video, [contenteditable]') !== null;
}

/** Where an arrow leads: −1 to the applicant before, 1 to the next; null for other keys. */
export function stepOfKey(event: Pressed): -1 | 1 | null {
  if (isTaken(event)) return null;
  if (event.key === 'ArrowLeft') return -1;
  return event.key === 'ArrowRight' ? 1 : null;
}

/** The mark that a digit gives within the bounds, 0 for ten; null for other keys. */
export function markOfKey(event: Pressed, { min, max }: { min: number; max: number }): number | null {
  if (isTaken(event) || !/^\d$/.test(event.key)) return null;
  const mark = event.key === '0' ? TEN : Number(event.key);
  return mark >= min && mark <= max ? mark : null;
}
const TEN = 10;

/** Where an arrow leads: −1 to the criterion above, 1 to the one below; null for other keys. */
export function criterionStepOfKey(event: Pressed): -1 | 1 | null {
  if (isTaken(event)) return null;
  if (event.key === 'ArrowUp') return -1;
  return event.key === 'ArrowDown' ? 1 : null;
}

/** The opinion that a key gives; null for other keys. By the key's place: a Korean keyboard types Hangul with it. */
export const opinionOfKey = (event: Pressed): Opinion | null =>
  isTaken(event) || event.repeat ? null : (OPINIONS_BY_CODE[event.code] ?? null);
const OPINIONS_BY_CODE: Readonly<Record<string, Opinion>> = { KeyS: 'SELECT', KeyH: 'HOLD', KeyR: 'REJECT' };

/** Whether a key asks for the next applicant without an own score. */
export const asksForUnscored = (event: Pressed): boolean =>
  !isTaken(event) && !event.repeat && event.code === 'KeyJ';

/** How images are projected: one, or two side by side. */
export type Projection = 'ALONE' | 'BESIDE';

/** The projection that a key opens; null for other keys, and while one is held. */
export const projectionOfKey = (event: Pressed): Projection | null =>
  isTaken(event) || event.repeat ? null : (PROJECTIONS_BY_CODE[event.code] ?? null);
const PROJECTIONS_BY_CODE: Readonly<Record<string, Projection>> = { KeyP: 'ALONE', KeyV: 'BESIDE' };
