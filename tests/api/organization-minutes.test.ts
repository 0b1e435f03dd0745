import { eq } from 'drizzle-orm';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import { presentMinutes } from '@/server/api/modules/organization-minutes/presenter';
import { createMinutesRepository } from '@/server/api/modules/organization-minutes/repository';
import { localPrinting, type PrintWorker } from '@/server/api/modules/portfolios/printer';
import { accounts } from '@/server/db/schema/account';
import { contestApplicants, contests } from '@/server/db/schema/contest';
import { contestExclusions } from '@/server/db/schema/contest-jury';
import { auditEntries } from '@/server/db/schema/operation';
import { WorkError } from '@/server/processes/work-process';
import { useTestApi, type Account } from '@/tests/support/api';
import { juryCalls, CONTEST } from '@/tests/support/contest-jury';
import { longName, pdfTexts } from '@/tests/support/contest-minutes';
import { reviewCalls } from '@/tests/support/contest-reviews';
import { CLOSES_AT } from '@/tests/support/contests';
import { makeDirectory } from '@/tests/support/directory';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const assets = makePortfolioAssets();
let isDown = false;
afterEach(() => (isDown = false));
const worker: PrintWorker = {
  ...localPrinting.worker,
  do: (work, signal) =>
    isDown ? Promise.reject(new WorkError('ended')) : localPrinting.worker.do(work, signal),
};
const api = useTestApi({ clock: clock.read, printing: { worker, directory: makeDirectory(), assets } });
const { score, setStatus, endRound, announce } = reviewCalls(api);
const { setUp, exclude, lift, remove } = juryCalls(api);

const MINUTES = `${CONTEST}/minutes` as const;
const ask = (as: Account, uuid: string) => api.request('GET', MINUTES, { as, params: { uuid } });

/** The words of the minutes, without spaces. */
async function read(as: Account, uuid: string): Promise<string> {
  const answer = await ask(as, uuid);
  expect(answer.status).toBe(200);
  const pages = await pdfTexts(new Uint8Array(await answer.arrayBuffer()));
  return pages.flat().join('').replace(/\s/g, '');
}

const rename = (account: Account, name: string) =>
  api.database.orm.update(accounts).set({ name }).where(eq(accounts.uuid, account.uuid));

/** A closed contest with two jurors and three applicants. */
async function closed() {
  const made = await setUp();
  const [one, other] = made.reviewers;
  await rename(made.owner, '한결');
  await rename(one, '윤서인');
  await rename(other, '배윤조');
  return { ...made, one, other };
}

const receiptOf = async (uuid: string) => (await api.row(contestApplicants, { uuid })).receipt ?? '';

test('the PDF is an attachment with a Korean name, which no cache keeps, and its download is in the audit log', async () => {
  const { owner, uuid } = await closed();
  clock.set(CLOSES_AT);
  const answer = await ask(owner, uuid);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="file\.pdf"; filename\*=UTF-8''[%\w.-]+$/);
  expect(decodeURIComponent(disposition)).toContain('신진작가 공모 심사 회의록 2026-11-23.pdf');
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  expect(await api.row(auditEntries)).toMatchObject({
    ...{ actorId: owner.accountId, action: 'EXPORT', subject: 'CONTEST', subjectId: uuid },
    after: { organization: '봄결미술관', format: 'pdf', reason: minutesMessages.auditReason },
  });
});

test('results with ties and counts by decision, before the announcement', async () => {
  const { owner, one, other, uuid, ids } = await closed();
  await score(one, uuid, ids[0], 5);
  await score(other, uuid, ids[0], 4);
  await score(one, uuid, ids[1], 4);
  await score(other, uuid, ids[1], 5);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  await setStatus(owner, uuid, [ids[1]], 'REJECTED');
  clock.set(CLOSES_AT);
  const text = await read(owner, uuid);
  expect(text).toContain('주최봄결미술관');
  expect(text).toContain('지원자3명');
  expect(text).toContain('결과발표발표전');
  // Candidates, those who went on, selected, rejected, in discussion, received.
  expect(text).toContain('1차301101');
  expect(text).toContain(`1동점${await receiptOf(ids[0])}류단아4.52선정`);
  expect(text).toContain(`1동점${await receiptOf(ids[1])}강도윤4.52미선정`);
  expect(text).toContain(minutesMessages.resultsRest(0, 1).replace(/\s/g, ''));
  expect(text).not.toContain(await receiptOf(ids[2]));
  // No juror is named next to a score.
  const results = text.slice(text.indexOf('1차심사결과'), text.indexOf('서명위내용이'));
  for (const name of ['윤서인', '배윤조', '한결']) expect(results).not.toContain(name);
  expect(text.slice(text.indexOf('서명위내용이'))).toMatch(/(윤서인배윤조|배윤조윤서인)한결\(책임자\)/);
});

test('each round with its own scores, the announcement, and the statement', async () => {
  const { owner, one, other, uuid, ids } = await closed();
  await score(one, uuid, ids[0], 5);
  await score(other, uuid, ids[0], 2);
  await score(one, uuid, ids[1], 3);
  clock.set(CLOSES_AT);
  await endRound(owner, uuid, { round: 1, cutOff: { kind: 'BEST', count: 1 }, isTrial: false });
  await score(one, uuid, ids[0], 4);
  await setStatus(owner, uuid, [ids[0]], 'SELECTED');
  await announce(owner, uuid);
  const resultText = '창가의 빛을 오래 본 그림이 많았습니다.\n\n고맙습니다.';
  await api.database.orm.update(contests).set({ resultText }).where(eq(contests.uuid, uuid));
  const text = await read(owner, uuid);
  const receipt = await receiptOf(ids[0]);
  expect(text).toContain('1차310200');
  expect(text).toContain('2차101000');
  expect(text).toContain(`1${receipt}류단아3.52다음차수2${await receiptOf(ids[1])}강도윤3.01미선정`);
  expect(text).toContain(`1${receipt}류단아4.01선정`);
  expect(text).toContain('결과발표2026.11.23.14:30(한국시간)');
  expect(text).toContain('심의총평창가의빛을오래본그림이많았습니다.고맙습니다.');
  expect(text.match(/심사규칙제1판척도/g)).toHaveLength(1);
});

test('exclusions with their reasons, also lifted ones; a removed juror doesn’t sign, and an owner who scored is named', async () => {
  const { owner, one, other, uuid, ids } = await closed();
  await exclude(one, uuid, { applicantId: ids[0], reason: '사제·같은 소속' });
  await lift(owner, uuid, (await api.row(contestExclusions)).uuid);
  await exclude(owner, uuid, { applicantId: ids[1], jurorUuid: other.uuid, reason: '가족·친족' });
  await score(other, uuid, ids[0], 5);
  await score(owner, uuid, ids[2], 3);
  await remove(owner, uuid, other.uuid);
  clock.set(CLOSES_AT);
  const text = await read(owner, uuid);
  expect(text).toContain(
    `윤서인${await receiptOf(ids[0])}회피신고사제·같은소속2026.11.21.부터,2026.11.21.해제`,
  );
  expect(text).toContain(`배윤조${await receiptOf(ids[1])}제척가족·친족2026.11.21.부터`);
  expect(text).toMatch(/배윤조2026\.\d+\.\d+\.해촉2026\.11\.21\./);
  expect(text).toContain('한결책임자로채점');
  // The score of the removed juror doesn't count.
  expect(text).not.toContain('5.0');
  expect(text.slice(text.indexOf('서명위내용이'))).not.toContain('배윤조');
});

test('at most so many with a score are listed, the selected always', async () => {
  const { owner, uuid, ids } = await closed();
  const { orm } = api.database;
  const sentAt = clock.read();
  const people = await Promise.all([1, 2, 3, 4].map(() => api.make.account({ roleType: 'ARTIST' })));
  const added = people.map(({ uuid: accountUuid }, index) => ({
    ...{ contestUuid: uuid, accountUuid, name: longName(index), receipt: `261121-Z${index}`, answers: {} },
    ...{ formVersion: 1, sentAt, firstSentAt: sentAt, scoreSum: 400 - index, scoreCount: 1, scoresGiven: 1 },
  }));
  await orm.insert(contestApplicants).values(added);
  await setStatus(owner, uuid, [ids[2]], 'SELECTED');
  const contest = await api.row(contests, { uuid });
  const few = presentMinutes(
    contest,
    await createMinutesRepository(orm).read(contest, owner.uuid, 2),
    clock.read(),
  );
  expect(few.rounds).toMatchObject([{ candidates: 7, others: 2, unscored: 3 }]);
  expect(few.rounds[0]?.rows.map(({ rank, name }) => [rank, name])).toEqual([
    ...[1, 2].map((rank) => [rank, longName(rank - 1)]),
    [null, '=임석'],
  ]);
  clock.set(CLOSES_AT);
  const text = await read(owner, uuid);
  for (const { name, receipt } of added) expect(text).toContain(`${receipt}${name}`);
  expect(text).toContain(`–${await receiptOf(ids[2])}=임석–0선정`);
});

test('before the end there are no minutes; in every standing after it there are', async () => {
  const { owner, uuid } = await closed();
  const refused = await api.fails(409, 'GET', MINUTES, { as: owner, params: { uuid } });
  expect(refused).toMatchObject({ code: 'CONTEST_STANDING', message: minutesMessages.beforeClosing });
  expect(await api.rows(auditEntries)).toEqual([]);
  const { orm } = api.database;
  await orm.update(contests).set({ closedAt: clock.read() }).where(eq(contests.uuid, uuid));
  await read(owner, uuid);
  await orm.update(contests).set({ state: 'ARCHIVED' }).where(eq(contests.uuid, uuid));
  await read(owner, uuid);
});

test('a reviewer and other organizations get nothing', async () => {
  const { one, uuid } = await closed();
  const other = await setUp();
  clock.set(CLOSES_AT);
  await api.fails(403, 'GET', MINUTES, { as: one, params: { uuid } });
  await api.fails(404, 'GET', MINUTES, { as: other.owner, params: { uuid } });
});

test('a printer that ended is told, and may do better next time', async () => {
  const { owner, uuid } = await closed();
  clock.set(CLOSES_AT);
  isDown = true;
  await api.fails(503, 'GET', MINUTES, { as: owner, params: { uuid } });
  expect(await api.rows(auditEntries)).toEqual([]);
  isDown = false;
  await read(owner, uuid);
});

test('scores of other contests and organizations aren’t in the minutes', async () => {
  const { owner, uuid } = await closed();
  const other = await closed();
  await rename(other.owner, '남의책임자');
  clock.set(CLOSES_AT);
  await score(other.owner, other.uuid, other.ids[0], 5);
  await setStatus(other.owner, other.uuid, [other.ids[0]], 'SELECTED');
  await endRound(other.owner, other.uuid, { round: 1, cutOff: { kind: 'SELECTED' }, isTrial: false });
  expect(await read(owner, uuid)).not.toContain('남의책임자');
});

test('a blind contest’s minutes have no names before the announcement', async () => {
  const { owner, one, uuid, ids } = await closed();
  await api.database.orm.update(contests).set({ isBlind: true }).where(eq(contests.uuid, uuid));
  await score(one, uuid, ids[0], 5);
  clock.set(CLOSES_AT);
  const before = await read(owner, uuid);
  expect(before).toContain(await receiptOf(ids[0]));
  expect(before).not.toContain('류단아');
  await setStatus(owner, uuid, ids, 'SELECTED');
  await announce(owner, uuid);
  expect(await read(owner, uuid)).toContain('류단아');
});
