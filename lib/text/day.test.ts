import { cleanDay } from './day';

test.each([
  '1988-11-02',
  '1988.11.02',
  '1988. 11. 2.',
  '1988/11/2',
  '19881102',
  '1988년 11월 2일',
  '１９８８．１１．０２',
  '1988年11月2日',
  '1988–11–02',
  '1988년 11월 2일.',
])('%j is the second of November', (typed) => expect(cleanDay(typed)).toBe('1988-11-02'));

test.each(['', '11/02/1988', '88.11.02', '1988-11', '어제'])('%j stays', (typed) =>
  expect(cleanDay(typed)).toBe(typed),
);
