import * as portfolioLimits from '@/lib/limits/portfolio';

/** What can be undone and done again. Values aren't changed in place. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** What the last change was made with: more of the same (typing in one field) is undone in one step. */
  mark: string | null;
}

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], mark: null };
}

/** Keeps a change. One with the same `mark` as the change before it joins that one. */
export function recordChange<Value>(
  history: History<Value>,
  present: Value,
  mark: string | null = null,
): History<Value> {
  if (Object.is(present, history.present)) return history;
  if (mark !== null && mark === history.mark) return { ...history, present, future: [] };
  const past = [...history.past, history.present].slice(-portfolioLimits.undoMax);
  return { past, present, future: [], mark };
}

export function undo<Value>({ past, present, future, mark }: History<Value>): History<Value> {
  if (past.length === 0) return { past, present, future, mark };
  const [before = present] = past.slice(-1);
  return { past: past.slice(0, -1), present: before, future: [present, ...future], mark: null };
}

export function redo<Value>({ past, present, future, mark }: History<Value>): History<Value> {
  if (future.length === 0) return { past, present, future, mark };
  const [next = present, ...later] = future;
  return { past: [...past, present], present: next, future: later, mark: null };
}
