import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { formField } from '@/tests/support/form-field';
import { contestDraftSchema, draftOf } from './contest-draft';
import type { ContestValues } from './contest-values';

const saved: ContestValues = {
  ...{ contestType: 'COMPETITION', title: '공모', organizer: '미술관', description: '' },
  ...{ opensAt: null, closesAt: null, isBlind: false, allowsEdits: true, fields: [formField({ name: 'a' })] },
  terms: EMPTY_TERMS,
};

it('holds what differs from what is saved, also a field without a question', () => {
  expect(draftOf(saved, { ...saved })).toBeNull();
  const fields = [formField({ name: 'a', label: '' })];
  const draft = draftOf(saved, { ...saved, title: '', fields });
  expect(draft).toEqual({ title: '', fields });
  expect(contestDraftSchema.parse(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
});

it('takes nothing that has another shape', () => {
  for (const wrong of [
    { terms: { rights: 'ARTIST' } },
    { fields: [null] },
    { fields: [{ name: 'a', label: 'b', type: 'x' }] },
    { title: 3 },
  ])
    expect(contestDraftSchema.safeParse(wrong).success).toBe(false);
});
