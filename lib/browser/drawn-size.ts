/** The size at which an area is drawn into a box: within it, in the area's ratio, never enlarged. Pixels. */
export function drawnSize(
  area: { width: number; height: number },
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, box.width / area.width, box.height / area.height);
  return {
    width: Math.max(1, Math.round(area.width * scale)),
    height: Math.max(1, Math.round(area.height * scale)),
  };
}
