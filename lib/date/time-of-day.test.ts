import { timeOfDay } from './time-of-day';

describe('timeOfDay', () => {
  it.each([
    ['10:00', '10:00'],
    ['23:59:30', '23:59'],
    ['24:00', null],
    ['9:30', null],
    ['상시', null],
    ['', null],
    [null, null],
  ])('%p is %p', (text, time) => {
    expect(timeOfDay(text)).toBe(time);
  });
});
