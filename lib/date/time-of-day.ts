const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d/;

/** The `HH:MM` that a text begins with; null where it begins with no time of day. */
export function timeOfDay(text: string | null): string | null {
  return text === null ? null : (TIME_OF_DAY.exec(text)?.[0] ?? null);
}
