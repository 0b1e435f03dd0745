type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click asks for the page here, and not for a new tab, a new window or a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** A handler that acts on a plain click instead of following the link. */
export const onPlainClick =
  (act: () => void) =>
  (event: Click & Pick<MouseEvent, 'preventDefault'>): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    act();
  };
