import { scoreOfKey, stepOfKey } from './room-keys';

const press = (key: string, target: EventTarget | null = document.body, change = {}) => ({
  ...{ key, target, keyCode: 0, defaultPrevented: false, isComposing: false },
  ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...change,
});

test('arrows step and numbers score', () => {
  expect([stepOfKey(press('ArrowLeft')), stepOfKey(press('ArrowRight')), stepOfKey(press('a'))]).toEqual([
    -1,
    1,
    null,
  ]);
  expect(['0', '1', '5', '6', 'a', 'F1'].map((key) => scoreOfKey(press(key)))).toEqual([
    null,
    1,
    5,
    null,
    null,
    null,
  ]);
});

test('keys belong to the field that has the focus, and to the browser where they are held with others', () => {
  const note = document.createElement('textarea');
  expect(scoreOfKey(press('3', note))).toBeNull();
  expect(stepOfKey(press('ArrowLeft', note))).toBeNull();
  expect(stepOfKey(press('ArrowLeft', document.body, { altKey: true }))).toBeNull();
  expect(scoreOfKey(press('3', document.body, { ctrlKey: true }))).toBeNull();
  const checkbox = Object.assign(document.createElement('input'), { type: 'checkbox' });
  expect(stepOfKey(press('ArrowRight', checkbox))).toBe(1);
});
