/**
 * Keeps the top edge of an open dialog where it was first laid out: contents that arrive later make it grow
 * downwards, and no control leaves its place under a finger. It moves up only as far as it would not fit into its scrim.
 * A window of another size centres it anew. A callback ref for the dialog, whose scrim is its offset parent.
 */
export function holdTop(dialog: HTMLElement | null) {
  if (dialog === null) return undefined;
  let held = 0;
  const fit = () => {
    const scrim = dialog.parentElement;
    if (scrim === null) return;
    const padding = parseFloat(getComputedStyle(scrim).paddingTop) || 0;
    const room = scrim.clientHeight - 2 * padding - dialog.offsetHeight;
    dialog.style.marginTop = `${Math.max(0, Math.min(held, room))}px`;
  };
  const hold = () => {
    dialog.style.alignSelf = '';
    dialog.style.marginTop = '';
    const top = dialog.offsetTop;
    dialog.style.alignSelf = 'start';
    held = top - dialog.offsetTop;
    fit();
  };
  hold();
  const sizes = new ResizeObserver(fit);
  sizes.observe(dialog);
  window.addEventListener('resize', hold);
  return () => {
    sizes.disconnect();
    window.removeEventListener('resize', hold);
  };
}
