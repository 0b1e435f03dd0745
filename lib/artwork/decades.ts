import { keysOf } from '@/lib/keys-of';

/** Decades in which works were made. Older works have the first one. */
export const DECADE_LABELS = {
  Y1970: '1970년대까지',
  Y1980: '1980년대',
  Y1990: '1990년대',
  Y2000: '2000년대',
  Y2010: '2010년대',
  Y2020: '2020년대',
  Y2030: '2030년대',
} as const;
export const DECADES = keysOf(DECADE_LABELS);
export type Decade = keyof typeof DECADE_LABELS;

export const decadeOf = (year: number): Decade => {
  const first = Math.min(2030, Math.max(1970, year - (year % 10)));
  return DECADES.find((decade) => decade === `Y${first}`) ?? 'Y2030';
};
