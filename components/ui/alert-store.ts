/**
 * Alerts and questions, one at a time, in the order in which they were asked. Anything in the browser may
 * ask; `AlertHost` shows. Kept outside React so that a failed call far from any component can speak.
 */
export interface AlertRequest {
  kind: 'alert' | 'confirm';
  title: string;
  text: string | null;
  confirmLabel: string;
  cancelLabel: string;
  isDestructive: boolean;
}

interface Waiting {
  request: AlertRequest;
  answer: (isConfirmed: boolean) => void;
}

let queue: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]): void {
  queue = next;
  for (const listener of [...listeners]) listener();
}

function ask(request: AlertRequest): Promise<boolean> {
  // The same sentence twice in a row says nothing new: both askers get the one answer.
  const last = queue.at(-1);
  if (last !== undefined && request.kind === 'alert' && last.request.title === request.title) {
    return new Promise((resolve) => {
      const first = last.answer;
      last.answer = (isConfirmed) => {
        first(isConfirmed);
        resolve(isConfirmed);
      };
    });
  }
  return new Promise((resolve) => change([...queue, { request, answer: resolve }]));
}

/** Tells one sentence (a text of `lib/messages`); resolves when it was read. */
export async function showAlert(
  title: string,
  options: { text?: string; confirmLabel?: string } = {},
): Promise<void> {
  await ask({
    kind: 'alert',
    title,
    text: options.text ?? null,
    confirmLabel: options.confirmLabel ?? '확인',
    cancelLabel: '',
    isDestructive: false,
  });
}

/** Asks before what cannot be undone; false when it was cancelled or closed. */
export function askConfirm(
  title: string,
  options: { text?: string; confirmLabel?: string; cancelLabel?: string; isDestructive?: boolean } = {},
): Promise<boolean> {
  return ask({
    kind: 'confirm',
    title,
    text: options.text ?? null,
    confirmLabel: options.confirmLabel ?? '확인',
    cancelLabel: options.cancelLabel ?? '취소',
    isDestructive: options.isDestructive ?? false,
  });
}

/** The one that is to be shown now. */
export function currentAlert(): AlertRequest | null {
  return queue[0]?.request ?? null;
}

/**
 * Answers the one that is shown and moves on.
 * @param request the one that is meant: nothing happens when it was answered already
 */
export function answerAlert(isConfirmed: boolean, request = currentAlert()): void {
  const [first, ...rest] = queue;
  if (first === undefined || first.request !== request) return;
  change(rest);
  first.answer(isConfirmed);
}

export function subscribeToAlerts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
