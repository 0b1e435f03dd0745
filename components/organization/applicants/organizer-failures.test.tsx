import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import { jest } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answerAlert, currentAlert } from '@/components/ui/dialog/alert-store';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import * as contestMessages from '@/lib/messages/contest';
import { installFakeFetch, refusal, success, type FakeCall } from '@/tests/support/fake-fetch';
import { AnnounceDialog } from './round/announce-dialog';
import { ExportDialog } from './round/export-dialog';
import { RoundDialog } from './round/round-dialog';

const UUID = '0198f3a0-0000-7000-8000-000000000000';
const at = '2026-11-20T00:00:00.000Z';
const CONTEST: OrganizationContest = {
  ...{
    uuid: UUID,
    articleUuid: null,
    contestType: 'COMPETITION',
    title: '봄의 공모',
    organizer: '봄결미술관',
  },
  ...{
    description: '',
    opensAt: at,
    closesAt: at,
    closedAt: null,
    announcedAt: null,
    result: { text: '', publishedAt: null },
    stop: null,
  },
  ...{ isBlind: false, allowsEdits: true, fields: [], previewImage: null, formVersion: 1 },
  ...{ isFormAnswered: true, round: 1, drafts: 0, untold: 1, version: 1, createdAt: at, updatedAt: at },
  ...{ terms: EMPTY_TERMS, termsEdition: 1, termsAt: at },
  review: {
    ...{ rule: DEFAULT_RULE, edition: 1, scoredAt: null },
    progress: { assigned: 3, scored: 0, held: 0 },
  },
  counts: { PENDING: 0, REVIEWING: 0, SELECTED: 1, REJECTED: 0 },
  standing: 'CLOSED',
};
const none = { count: 0, sample: null };
const PREVIEW = {
  announcedAt: null,
  selected: { count: 1, sample: { name: '류단아', receipt: '261123-AAAAAA' } },
  ...{ rejected: none, undecided: none },
  frame: { siteName: '결', hours: '평일', email: 'a@b.c', applicationsUrl: 'https://gyeol.example' },
};
const TRIAL = {
  ...{ round: 1, passed: 1, failed: 2 },
  unscored: { count: 2, names: ['강도윤', '임석'] },
  resets: { scored: 1, decided: 1 },
};
const REFUSED = contestMessages.locked.roundAnnounced;

const isChange = ({ method, body }: FakeCall) =>
  method !== 'GET' && !(body as { isTrial?: boolean } | null)?.isTrial;
const fake = installFakeFetch();
/** Answers reading calls, and refuses every change. */
const refuseChanges = (call: FakeCall) => {
  if (isChange(call) || call.path.includes('/export')) return refusal(409, 'CONTEST_STANDING', REFUSED);
  return success(call.path.includes('/rounds') ? TRIAL : PREVIEW);
};

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});
beforeEach(() => void (fake.answer = refuseChanges));

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByText(name)));
const asked = () => waitFor(() => expect(currentAlert()?.kind).toBe('confirm'));
const agree = () => act(async () => answerAlert(true));
const onClose = jest.fn();
const onChanged = jest.fn();
beforeEach(() => {
  onClose.mockClear();
  onChanged.mockClear();
});

function Export() {
  const [reason, setReason] = useState('');
  return (
    <ExportDialog contestUuid={UUID} filter="ALL" reason={reason} onReason={setReason} onClose={onClose} />
  );
}

/** The steps of an owner in a dialog, up to the refused call. */
const ROWS = [
  {
    name: 'handing a round over',
    confirmed: { passed: 1, failed: 2 },
    dialog: <RoundDialog contest={CONTEST} onEnded={onChanged} onClose={onClose} />,
    async go() {
      await press('몇 명인지 보기');
      await asked();
      expect(currentAlert()?.text).toContain(contestMessages.endRoundUnscored(2, ['강도윤', '임석']));
      expect(currentAlert()?.text).toContain(contestMessages.endRoundResets(1, 1, 1));
      await agree();
    },
  },
  {
    name: 'announcing',
    confirmed: { selected: 1, rejected: 0 },
    dialog: <AnnounceDialog contest={CONTEST} onAnnounced={onChanged} onClose={onClose} />,
    async go() {
      await press('발표하기');
      await asked();
      expect(currentAlert()?.title).toBe(contestMessages.announce(1, 0));
      await agree();
    },
  },
  {
    name: 'taking the applicants along',
    dialog: <Export />,
    async go() {
      await press(/CSV/);
      expect(screen.getByRole('textbox', { name: /사유/ })).toHaveAccessibleDescription(
        new RegExp(contestMessages.exportReasonRequired),
      );
      fireEvent.change(screen.getByRole('textbox', { name: /사유/ }), { target: { value: '심사 회의' } });
      await press(/CSV/);
    },
  },
];

test.each(ROWS)('$name shows in its dialog why it was refused', async ({ dialog, go }) => {
  render(dialog);
  await go();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(REFUSED));
  expect(onClose).not.toHaveBeenCalled();
});

test.each(ROWS.slice(0, 2))(
  '$name sends what was confirmed, and says the refusal in an alert where the dialog was closed meanwhile',
  async (row) => {
    let answer: () => void = () => undefined;
    fake.answer = (call) =>
      isChange(call)
        ? new Promise((resolve) => (answer = () => resolve(refuseChanges(call))))
        : refuseChanges(call);
    const { unmount } = render(row.dialog);
    await row.go();
    await waitFor(() => expect(fake.calls.some(isChange)).toBe(true));
    expect(fake.calls.find(isChange)?.body).toMatchObject({ confirmed: row.confirmed });
    unmount();
    await act(async () => answer());
    await waitFor(() => expect(currentAlert()?.title).toBe(REFUSED));
    await agree();
  },
);

test.each(ROWS.slice(0, 2))(
  '$name asks nothing where the dialog was closed while it was being checked',
  async ({ dialog, name }) => {
    let answer: () => void = () => undefined;
    const { unmount } = render(dialog);
    await act(async () => undefined);
    fake.answer = (call) => new Promise((resolve) => (answer = () => resolve(refuseChanges(call))));
    await press(name === 'announcing' ? '발표하기' : '몇 명인지 보기');
    await waitFor(() => expect(fake.calls.length).toBeGreaterThan(0));
    unmount();
    await act(async () => answer());
    expect(currentAlert()).toBeNull();
    expect(fake.calls.filter(isChange)).toEqual([]);
  },
);

test.each(ROWS.slice(0, 2))(
  '$name refused for another window loads the page behind again',
  async ({ dialog, go }) => {
    fake.answer = (call) =>
      isChange(call) ? refusal(409, 'CONFLICT', contestMessages.roundOver) : refuseChanges(call);
    render(dialog);
    await go();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(contestMessages.roundOver));
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  },
);

test('what another window has announced is said, and not asked about', async () => {
  fake.answer = (call) =>
    isChange(call) ? refuseChanges(call) : success({ ...PREVIEW, announcedAt: at, selected: none });
  render(<AnnounceDialog contest={CONTEST} onAnnounced={onChanged} onClose={onClose} />);
  await press('발표하기');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(contestMessages.nothingToTell));
  expect(currentAlert()).toBeNull();
  expect(fake.calls.filter(isChange)).toEqual([]);
});
