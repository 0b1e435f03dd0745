interface Period {
  showFrom: Date | null;
  showUntil: Date | null;
}

/** Whether a moment lies within a banner's period: its end doesn't belong to it. */
export const isWithin = ({ showFrom, showUntil }: Period, now: Date): boolean =>
  (showFrom === null || showFrom <= now) && (showUntil === null || now < showUntil);
