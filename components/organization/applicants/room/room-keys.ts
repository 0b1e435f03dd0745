import { isComposing } from '@/lib/browser/composing';
import * as contestLimits from '@/lib/limits/contest';

type Modifier = 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey';
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'keyCode' | 'target' | 'defaultPrevented' | 'isComposing' | Modifier
>;

/** Whether a key belongs to what has the focus (a field, a video), to another window on top, or to the browser. */
function isTaken(event: Pressed): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey || isComposing(event)) return true;
  if (!(target instanceof Element)) return false;
  if (target.closest('[role=alertdialog]') !== null) return true;
  return target.closest('input:not([type=checkbox]), textarea, select, video, [contenteditable]') !== null;
}

/** Where an arrow leads: −1 to the applicant before, 1 to the next; null for other keys. */
export function stepOfKey(event: Pressed): -1 | 1 | null {
  if (isTaken(event)) return null;
  if (event.key === 'ArrowLeft') return -1;
  return event.key === 'ArrowRight' ? 1 : null;
}

/** The score that a key gives; null for other keys. */
export function scoreOfKey(event: Pressed): number | null {
  if (isTaken(event) || !/^\d$/.test(event.key)) return null;
  const score = Number(event.key);
  return score >= 1 && score <= contestLimits.scoreMax ? score : null;
}
