import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { answerAlert } from '@/components/ui/dialog/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { keptKey } from '@/lib/browser/kept-typing';
import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import type { Applicant } from '@/lib/contracts/organization-applicant';
import * as contestMessages from '@/lib/messages/contest';
import * as reviewMessages from '@/lib/messages/contest-review';
import * as formMessages from '@/lib/messages/form';
import { NO_REVIEW, reviewBody, type Review } from './review';

const callApi = jest.fn<(...call: unknown[]) => Promise<unknown>>();
jest.unstable_mockModule('@/lib/browser/call-api', () => ({ callApi }));
const session = await import('@/components/shell/use-session');
jest.unstable_mockModule('@/components/shell/use-session', () => ({
  ...session,
  useSession: () => ({ user: { id: 'judge' } }),
}));
const { OwnReview } = await import('./own-review');
const { RefusedReviews } = await import('./refused-reviews');
const { FailedReviews } = await import('./failed-reviews');

const of = {
  contestUuid: 'spring',
  round: 1,
  rule: DEFAULT_RULE,
  edition: 1,
  commentHint: '',
  onNextUnscored: null,
  ...{ onRuleChanged: () => undefined, isOwner: false, isScored: false },
};
const NOTHING = NO_REVIEW;
const NEWER = { ...NO_REVIEW, marks: { overall: 4 }, note: '다른 창에서 저장한 메모' };
const noted = (note: string, review = NOTHING) => ({ ...review, note });
/** What a save sends. */
const saving = (review: Review, seen: Review) => ({
  ...{ round: 1, edition: 1, ...reviewBody(review), seen: reviewBody(seen) },
});
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const field = () => screen.getByRole('textbox', { name: /메모/ });
const again = () => screen.queryByRole('button', { name: formMessages.saveAgain });

let applicants = 0;
/** Another applicant for each test: unsaved reviews live as long as the document. */
let applicantId = '';
const keyOf = (id: string) => keptKey(`review-spring-${id}-1`, 'judge');
const own = (initial: Review) =>
  render(<OwnReview {...of} applicantId={applicantId} initial={initial} onSaved={() => undefined} />);
/** Keeps what a reload left behind. */
const keep = (typed: object) =>
  window.sessionStorage.setItem(keyOf(applicantId), JSON.stringify({ version: null, base: null, typed }));
const sent = () =>
  callApi.mock.calls.flatMap(([method, , options]) =>
    method === 'put' ? (options as { body: object }).body : [],
  );
/** The applicant with another review of the reader. */
const latest = ({ marks, ...review }: Review) => ({
  reviews: [
    {
      ...{ ...review, round: 1, edition: 1, isOwn: true },
      marks: Object.entries(marks).map(([id, mark]) => ({ id, name: '점수', mark })),
    },
  ],
});

beforeEach(() => {
  applicantId = `applicant-${(applicants += 1)}`;
  callApi.mockReset();
  callApi.mockResolvedValue(null);
  window.sessionStorage.clear();
});

test('restored text over the same saved review is saved', async () => {
  keep({ ...noted('쓰던 메모'), seen: NOTHING });
  const { unmount } = own(NOTHING);
  await settled();
  unmount();
  expect(sent()).toEqual([saving(noted('쓰던 메모'), NOTHING)]);
});

test('restored text that is older than the saved review is compared, and not saved before the decision', async () => {
  keep({ ...noted('쓰던 메모'), seen: NOTHING });
  for (let opening = 0; opening < 2; opening++) {
    const { unmount } = own(NEWER);
    await settled();
    const note = screen.getByRole('region', { name: formMessages.conflictTitle });
    expect(note).toHaveTextContent('쓰던 메모');
    expect(note).toHaveTextContent(NEWER.note);
    expect(field()).toHaveValue('쓰던 메모');
    fireEvent.blur(field());
    unmount();
    await settled();
    expect(sent()).toEqual([]);
  }
  own(NEWER);
  await settled();
  fireEvent.click(again() as Element);
  await settled();
  expect(sent()).toEqual([saving(noted('쓰던 메모', NEWER), NEWER)]);
  expect(screen.queryByRole('region', { name: formMessages.conflictTitle })).toBeNull();
});

test('a review that another window saved since is compared, and the choice names it', async () => {
  const stale = new ApiFailure(409, 'CONTEST_REVIEW_STALE', contestMessages.reviewOvertaken);
  callApi.mockRejectedValueOnce(stale).mockResolvedValueOnce(latest(NEWER));
  own(NOTHING);
  fireEvent.change(field(), { target: { value: '이 창의 메모' } });
  fireEvent.blur(field());
  await settled();
  expect(sent()).toEqual([saving(noted('이 창의 메모'), NOTHING)]);
  const note = screen.getByRole('region', { name: formMessages.conflictTitle });
  expect(note).toHaveTextContent('이 창의 메모');
  expect(note).toHaveTextContent(NEWER.note);
  fireEvent.click(again() as Element);
  await settled();
  expect(sent().at(-1)).toEqual(saving(noted('이 창의 메모', NEWER), NEWER));
  expect(screen.queryByRole('region', { name: formMessages.conflictTitle })).toBeNull();
});

test('a review whose answer was lost isn’t compared with itself', async () => {
  const lost = noted('첫 줄');
  callApi
    .mockRejectedValueOnce(new ApiFailure(0, 'NO_RESPONSE', ''))
    .mockRejectedValueOnce(new ApiFailure(409, 'CONTEST_REVIEW_STALE', ''))
    .mockResolvedValueOnce(latest(lost));
  own(NOTHING);
  for (const value of ['첫 줄', '첫 줄, 둘째 줄']) {
    fireEvent.change(field(), { target: { value } });
    fireEvent.blur(field());
    await settled();
  }
  expect(sent().at(-1)).toEqual(saving(noted('첫 줄, 둘째 줄'), lost));
  expect(screen.queryByRole('region', { name: formMessages.conflictTitle })).toBeNull();
});

test('a refused note has no retry, and can be read and discarded after the lock', async () => {
  callApi.mockRejectedValue(new ApiFailure(409, 'CONTEST_STANDING', contestMessages.locked.scoreAnnounced));
  const { unmount } = own(NOTHING);
  fireEvent.change(field(), { target: { value: '첫 줄\n둘째 줄' } });
  fireEvent.blur(field());
  await settled();
  expect(screen.getByText(new RegExp(contestMessages.locked.scoreAnnounced))).toBeInTheDocument();
  expect(again()).toBeNull();
  unmount();
  await settled();
  expect(window.sessionStorage.getItem(keyOf(applicantId))).toContain('둘째 줄');
  const applicant = { id: applicantId, reviews: [] } as Pick<Applicant, 'id' | 'reviews'>;
  render(<RefusedReviews {...of} applicant={applicant} lockedRounds={2} />);
  expect(screen.getByRole('region')).toHaveTextContent('첫 줄 둘째 줄');
  fireEvent.click(screen.getByRole('button', { name: '버리기' }));
  await settled();
  await act(async () => answerAlert(true));
  await settled();
  expect(screen.queryByRole('region')).toBeNull();
  expect(window.sessionStorage.getItem(keyOf(applicantId))).toBeNull();
});

test('a review that couldn’t be saved is reported after its applicant is closed, until it is saved', async () => {
  // No other test leaves a failed review in this contest.
  const place = { ...of, contestUuid: 'autumn', applicantId };
  const page = render(<FailedReviews contestUuid={place.contestUuid} />);
  expect(page.container).toBeEmptyDOMElement();
  callApi.mockRejectedValue(new ApiFailure(0, 'NO_RESPONSE', ''));
  const { unmount } = render(<OwnReview {...place} initial={NOTHING} onSaved={() => undefined} />);
  fireEvent.change(field(), { target: { value: '끊긴 메모' } });
  fireEvent.blur(field());
  await settled();
  unmount();
  await settled();
  expect(page.container).toHaveTextContent(formMessages.saveFailed);
  expect(page.container).toHaveTextContent('지원자 1명의 심사');
  const leave = new Event('beforeunload', { cancelable: true });
  expect(window.dispatchEvent(leave)).toBe(false);
  callApi.mockResolvedValue(null);
  fireEvent.click(screen.getByRole('button', { name: formMessages.saveAgain }));
  await settled();
  expect(page.container).toBeEmptyDOMElement();
  expect(sent().at(-1)).toMatchObject({ note: '끊긴 메모' });
});

test('reviews that failed are sent again when the network is back, and refused ones are not', async () => {
  const place = { ...of, contestUuid: 'winter', applicantId };
  const page = render(<FailedReviews contestUuid={place.contestUuid} />);
  const write = async (note: string, id = applicantId) => {
    const { unmount } = render(
      <OwnReview {...place} applicantId={id} initial={NOTHING} onSaved={() => undefined} />,
    );
    fireEvent.change(field(), { target: { value: note } });
    fireEvent.blur(field());
    await settled();
    unmount();
    await settled();
  };
  callApi.mockRejectedValue(new ApiFailure(403, 'FORBIDDEN', ''));
  await write('거절된 메모');
  const refused = sent().length;
  act(() => void window.dispatchEvent(new Event('online')));
  await settled();
  expect(sent()).toHaveLength(refused);
  callApi.mockRejectedValue(new ApiFailure(0, 'NO_RESPONSE', ''));
  await write('끊긴 메모', `${applicantId}-other`);
  const before = sent().length;
  callApi.mockResolvedValue(null);
  act(() => void window.dispatchEvent(new Event('online')));
  await settled();
  expect(sent().slice(before)).toMatchObject([{ note: '끊긴 메모' }]);
  expect(page.container).toHaveTextContent('지원자 1명의 심사');
});

const HUNDRED = { ...DEFAULT_RULE, scale: 'HUNDRED' } as const;
const MARKED = { ...NO_REVIEW, marks: { overall: 70 } };

test.each(['701', '101', 'abc', '-1'])('points that are no score (%s) leave the score', async (typed) => {
  const options = { ...of, rule: HUNDRED, applicantId, initial: MARKED, onSaved: () => undefined };
  render(<OwnReview {...options} />);
  const points = screen.getByRole('textbox', { name: '내 점수' });
  for (let length = 1; length <= typed.length; length++)
    fireEvent.change(points, { target: { value: typed.slice(0, length) } });
  fireEvent.blur(points);
  await settled();
  expect(points).toHaveValue(typed);
  expect(screen.getByText(reviewMessages.pointsInvalid(70))).toBeTruthy();
  for (const body of sent()) expect(body).toMatchObject({ marks: MARKED.marks });
  fireEvent.change(points, { target: { value: '' } });
  fireEvent.blur(points);
  await settled();
  expect(sent().at(-1)).toMatchObject({ marks: {} });
});

test('a late refusal of a review under an earlier rule isn’t a failure of the new sheet', async () => {
  const refusals: ((refusal: ApiFailure) => void)[] = [];
  callApi.mockImplementation(() => new Promise((_, reject) => refusals.push(reject)));
  const { unmount } = own(NOTHING);
  fireEvent.change(field(), { target: { value: '규칙이 바뀔 때 쓰던 메모' } });
  fireEvent.blur(field());
  await settled();
  unmount();
  callApi.mockReset();
  callApi.mockResolvedValue(null);
  const options = { ...of, edition: 2, applicantId, initial: NOTHING, onSaved: () => undefined };
  render(
    <>
      <OwnReview {...options} />
      <FailedReviews contestUuid="spring" />
    </>,
  );
  await settled();
  for (const refuse of refusals) refuse(new ApiFailure(409, 'CONTEST_RULE_CHANGED', '규칙이 바뀌었습니다.'));
  await settled();
  expect(screen.queryByText(/규칙이 바뀌었습니다/)).toBeNull();
  expect(field()).toHaveValue('규칙이 바뀔 때 쓰던 메모');
});
