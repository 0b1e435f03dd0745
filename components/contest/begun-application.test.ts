import { renderHook } from '@testing-library/react';
import type { OwnApplication } from '@/lib/contracts/contest';
import { formField } from '@/tests/support/form-field';
import { LOGOUT } from '@/lib/browser/kept-keys';
import { beginApplication } from './begun-application';
import { keptApplication } from './kept-application';
import type { OpenedApplication } from './open-application';
import { useDraft } from './use-draft';

const CONTEST = 'b1a7c4ee-6f0e-4a51-9d0f-3f5a5b0c0001';
const FIELDS = [
  formField({ name: 'note', type: 'textarea' }),
  formField({ name: 'works', type: 'file', multiple: true }),
];
const file = { id: null, name: 'a.jpg', size: 10, contentType: 'image/jpeg' };

function opened(own: Partial<OwnApplication> | null, owner = 'artist'): OpenedApplication {
  return {
    contest: { uuid: CONTEST, formSchemaJson: FIELDS } as unknown as OpenedApplication['contest'],
    prefill: { values: {}, portfolio: null },
    own: own === null ? null : ({ draft: null, answers: null, ...own } as OwnApplication),
    matches: () => true,
    owner,
  };
}
const keep = (note: string, version: number, sent: Record<string, unknown>[] = [], owner = 'artist') =>
  keptApplication(CONTEST, owner).write({ values: { note, works: [file] }, version, sent });

beforeEach(() => window.sessionStorage.clear());

test('a form begins with the draft, and names the files that have to be chosen again', () => {
  const begun = beginApplication(opened({ draft: { note: '저장한 글', works: [file] }, draftVersion: 2 }));
  expect(begun).toMatchObject({ values: { note: '저장한 글', works: [] }, restored: null, theirs: null });
  expect(begun.lostFiles).toEqual(['a.jpg']);
});

test.each([
  ['nothing was saved yet', null, 0],
  ['the draft is the one that it was written over', { draft: { note: '옛 글' }, draftVersion: 2 }, 2],
])('restores what this tab has kept if %s', (_when, own, version) => {
  keep('쓰던 글', version);
  const begun = beginApplication(opened(own));
  expect(begun).toMatchObject({ values: { note: '쓰던 글', works: [] }, theirs: null });
  expect(begun.restored).not.toBeNull();
  expect(begun.lostFiles).toEqual(['a.jpg']);
});

test('a save of this tab whose response was lost isn’t taken for another window’s', () => {
  keep('쓰던 글, 더', 2, [{ note: '쓰던 글' }]);
  const begun = beginApplication(opened({ draft: { note: '쓰던 글' }, draftVersion: 3 }));
  expect(begun).toMatchObject({ values: { note: '쓰던 글, 더' }, theirs: null });
});

test('another window’s draft is shown beside what this tab has kept', () => {
  keep('이 창의 글', 2);
  const begun = beginApplication(opened({ draft: { note: '다른 창의 글' }, draftVersion: 5 }));
  expect(begun).toMatchObject({
    values: { note: '이 창의 글' },
    theirs: { draft: { note: '다른 창의 글' } },
  });
});

test('another window’s draft is shown again if the form was left before a choice', () => {
  keep('이 창의 글', 2);
  const given = opened({ draft: { note: '다른 창의 글' }, draftVersion: 5 });
  for (let time = 0; time < 2; time += 1) {
    const begun = beginApplication(given);
    expect(begun.theirs).toBe(given.own);
    const watch = (() => ({ unsubscribe: () => undefined })) as unknown as Parameters<
      typeof useDraft
    >[0]['watch'];
    renderHook(() => useDraft({ opened: given, begun, watch, isOff: false })).unmount();
  }
});

test('a logout keeps nothing more, until the form is typed into', () => {
  window.dispatchEvent(new Event(LOGOUT));
  expect(keep('쓰던 글', 0)).toBe(false);
  document.dispatchEvent(new Event('input'));
  expect(keep('쓰던 글', 0)).toBe(true);
});

test('another account gets none of it, and a text that the server also has is removed', () => {
  keep('쓰던 글', 0);
  expect(beginApplication(opened(null, 'another')).values).toMatchObject({ note: '' });
  keep('남의 글', 0, [], 'another');
  expect(beginApplication(opened(null)).values).toMatchObject({ note: '쓰던 글' });
  const begun = beginApplication(opened({ draft: { note: '쓰던 글', works: [file] }, draftVersion: 1 }));
  expect(begun.restored).toBeNull();
  expect(keptApplication(CONTEST, 'artist').read()).toBeNull();
});

test('what was written for a question that isn’t asked any more stays readable', () => {
  keptApplication(CONTEST, 'artist').write({
    ...{ values: { note: '글', gone: '옛 항목의 글' }, version: 0, sent: [] },
  });
  expect(beginApplication(opened(null)).unasked).toEqual([{ name: 'gone', text: '옛 항목의 글' }]);
});
