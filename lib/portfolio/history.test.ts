import * as portfolioLimits from '@/lib/limits/portfolio';
import { recordChange, redo, startHistory, undo } from './history';

it('undoes and does again', () => {
  const changed = recordChange(recordChange(startHistory('a'), 'b'), 'c');
  expect(undo(changed).present).toBe('b');
  expect(undo(undo(changed)).present).toBe('a');
  expect(undo(undo(undo(changed))).present).toBe('a');
  expect(redo(undo(changed)).present).toBe('c');
  expect(redo(changed)).toEqual(changed);
});

it('forgets what could be done again after a new change', () => {
  expect(redo(recordChange(undo(recordChange(startHistory('a'), 'b')), 'c')).present).toBe('c');
});

it('undoes typing in one field in one step', () => {
  const typed = recordChange(recordChange(startHistory(''), 'h', 'note'), 'hi', 'note');
  expect(undo(typed).present).toBe('');
  expect(undo(recordChange(typed, 'x', 'name')).present).toBe('hi');
  // After an undo the same field begins a step of its own.
  expect(undo(recordChange(undo(recordChange(typed, 'x', 'name')), 'hi!', 'note')).present).toBe('hi');
});

it('keeps so many steps and no unchanged ones', () => {
  let history = startHistory(0);
  for (let value = 1; value <= 300; value += 1) history = recordChange(history, value);
  expect(history.past).toHaveLength(portfolioLimits.undoMax);
  expect(recordChange(history, 300)).toBe(history);
});
