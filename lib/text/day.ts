import { cleanIdentifier } from './clean';
import { DASHES, DOTS } from './signs';

/** `1988-11-02`, `1988. 11. 2.`, `1988/11/2`, `19881102`, `1988년 11월 2일`, `1988年11月2日`. */
const SIGN = `${DASHES}${DOTS}/.`;
const DAY = new RegExp(
  String.raw`^(\d{4})(?:(\d{2})(\d{2})|[${SIGN}년年] ?(\d{1,2})[${SIGN}월月] ?(\d{1,2})[.일日]?\.?)$`,
);

/** A day as `YYYY-MM-DD`, however it is written. Other texts stay. */
export function cleanDay(text: string): string {
  const typed = cleanIdentifier(text);
  const [, year, ...rest] = DAY.exec(typed) ?? [];
  const [month = '', day = ''] = rest.filter((part) => part !== undefined);
  return year === undefined ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
