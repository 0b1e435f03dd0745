/** A dialog or a question, open or closing. */
export const DIALOG = '[role=dialog], [role=alertdialog]';
const OPEN_DIALOG = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';

/** Whether no control has the focus, but the page as a whole: a control that is shown later may take it. */
export function isFocusOnPage(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === document.getElementById('main');
}

/** Focuses the open dialog or, without one, the page itself, from where Tab goes on into its content. */
export function focusPage(): void {
  const dialog = [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1);
  (dialog ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
