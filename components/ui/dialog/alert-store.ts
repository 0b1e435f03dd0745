import { createStore } from '@/lib/browser/store';

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

/** Alerts and questions in the order in which they were asked. `AlertHost` shows one at a time. */
export const alertStore = createStore<readonly Waiting[]>([]);

function ask(request: AlertRequest): Promise<boolean> {
  // The same sentence twice in a row is shown once, and both callers get its answer.
  const last = alertStore.get().at(-1);
  if (last !== undefined && request.kind === 'alert' && last.request.title === request.title) {
    return new Promise((resolve) => {
      const first = last.answer;
      last.answer = (isConfirmed) => {
        first(isConfirmed);
        resolve(isConfirmed);
      };
    });
  }
  return new Promise((resolve) => alertStore.set([...alertStore.get(), { request, answer: resolve }]));
}

/** Shows one sentence (a text of `lib/messages`); resolves when the visitor has closed it. */
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

/** Asks for a confirmation; false when the visitor cancels or closes it. */
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

/** The request to show now. */
export function currentAlert(): AlertRequest | null {
  return alertStore.get()[0]?.request ?? null;
}

/**
 * Answers the request that is shown, and shows the next one.
 * @param request what the visitor answered; nothing happens where it is no longer shown
 */
export function answerAlert(isConfirmed: boolean, request = currentAlert()): void {
  const [first, ...rest] = alertStore.get();
  if (first === undefined || first.request !== request) return;
  alertStore.set(rest);
  first.answer(isConfirmed);
}
