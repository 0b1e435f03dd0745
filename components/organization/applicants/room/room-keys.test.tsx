import { SCALE_BOUNDS } from '@/lib/contest/review/rule';
import { criterionStepOfKey, markOfKey, opinionOfKey, projectionOfKey, stepOfKey } from './room-keys';

const scoreOfKey = (event: ReturnType<typeof press>) => markOfKey(event, SCALE_BOUNDS.FIVE);

const press = (key: string, target: EventTarget | null = document.body, change = {}) => ({
  ...{ key, target, code: '', keyCode: 0, repeat: false, defaultPrevented: false, isComposing: false },
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

test('0 is ten, arrows lead from criterion to criterion, and an opinion has its key also in Hangul', () => {
  expect(['0', '9', '5'].map((key) => markOfKey(press(key), SCALE_BOUNDS.TEN))).toEqual([10, 9, 5]);
  expect([criterionStepOfKey(press('ArrowUp')), criterionStepOfKey(press('ArrowDown'))]).toEqual([-1, 1]);
  const typed = [press('ㄴ', document.body, { code: 'KeyS' }), press('h', document.body, { code: 'KeyH' })];
  expect(typed.map((event) => opinionOfKey(event))).toEqual(['SELECT', 'HOLD']);
  expect(opinionOfKey(press('r', document.createElement('textarea'), { code: 'KeyR' }))).toBeNull();
});

test('P and V project, once for each press', () => {
  const letter = (code: string, change = {}) =>
    projectionOfKey(press('ㅔ', document.body, { code, ...change }));
  expect([letter('KeyP'), letter('KeyV'), letter('KeyB')]).toEqual(['ALONE', 'BESIDE', null]);
  expect([letter('KeyP', { repeat: true }), letter('KeyV', { ctrlKey: true })]).toEqual([null, null]);
});

test('a dialog over the room has its keys to itself', () => {
  document.body.innerHTML =
    '<div role="dialog"><b id="room"></b></div><div role="dialog"><b id="over"></b></div><div role="alertdialog"><b id="alert"></b></div>';
  const stepIn = (id: string) => stepOfKey(press('ArrowRight', document.getElementById(id)));
  expect(['room', 'over', 'alert'].map(stepIn)).toEqual([1, null, null]);
  expect(stepOfKey(press('ArrowRight'))).toBe(1);
  document.body.replaceChildren();
});
