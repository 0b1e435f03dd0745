import { useTestApi } from '@/tests/support/api';
import { CLOSES_AT, contestCalls, FIELDS, OPENS_AT } from '@/tests/support/contests';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const { contest, applicant, organization, member, begin, send, own } = contestCalls(api);
const portfolios = portfolioCalls(api);

const BY_ARTICLE = '/v1/contents/contests/by-article/{articleUuid}';
const ANSWERS = { statement: '글', agreement: true };

test('guests see the contest of a piece of news with its form', async () => {
  const { uuid, articleUuid } = await contest({ description: '세 사람을 찾습니다.' });
  const shown = await api.get(BY_ARTICLE, { params: { articleUuid: articleUuid ?? '' } });
  expect(shown).toMatchObject({
    uuid,
    title: '신진작가 공모',
    isActive: true,
    isDeadlinePassed: false,
    formSchemaJson: FIELDS,
  });
  // News has the picture where the contest has none.
  expect(shown.previewImage).not.toBeNull();
});

test.each([
  [new Date(OPENS_AT.getTime() - 1), false, false],
  [OPENS_AT, true, false],
  [new Date(CLOSES_AT.getTime() - 1), true, false],
  [CLOSES_AT, false, true],
])('at %s it is active: %s, and its deadline passed: %s', async (now, isActive, isDeadlinePassed) => {
  const { uuid, articleUuid } = await contest();
  clock.set(now);
  const shown = await api.get(BY_ARTICLE, { params: { articleUuid: articleUuid ?? '' } });
  expect(shown).toMatchObject({ isActive, isDeadlinePassed });
  const path = '/v1/contents/contests/{contestUuid}/active';
  expect(await api.get(path, { params: { contestUuid: uuid } })).toEqual({ active: isActive });
});

test('news without a contest, and a contest that isn’t published, are unknown', async () => {
  const { uuid } = await api.make.article({ type: 'NEWS' });
  await api.fails(404, 'GET', BY_ARTICLE, { params: { articleUuid: uuid } });
  const draft = await contest({ state: 'DRAFT' });
  await api.fails(404, 'GET', BY_ARTICLE, { params: { articleUuid: draft.articleUuid ?? '' } });
});

test('news of a contest say when its applications end, in lists and on its page, and drafts say nothing', async () => {
  const open = await contest();
  const draft = await contest({ state: 'DRAFT' });
  const withdrawn = await contest({ stoppedAs: 'WITHDRAWN', stoppedAt: OPENS_AT, stopReason: '허위 공모' });
  const closesAt = CLOSES_AT.toISOString();
  const { content } = await api.get('/v1/contents/articles/news');
  const endOf = ({ articleUuid }: { articleUuid: string | null }) =>
    content.find(({ uuid }) => uuid === articleUuid)?.closesAt;
  expect([endOf(open), endOf(draft), endOf(withdrawn)]).toEqual([closesAt, null, null]);
  const params = { uuid: open.articleUuid ?? '' };
  expect(await api.get('/v1/articles/news/{uuid}', { params })).toMatchObject({
    ...{ closesAt, opensAt: OPENS_AT.toISOString(), contestUuid: open.uuid },
  });
});

test('the preview is for the contest’s owners, its jurors and the operator', async () => {
  const { uuid, owner } = await organization();
  const juror = await member(uuid, 'REVIEWER');
  const { articleUuid } = await contest({ state: 'DRAFT', organizationUuid: uuid });
  const params = { articleUuid: articleUuid ?? '' };
  const query = { isInternal: 'true' } as const;
  const otherReviewer = await member(uuid, 'REVIEWER');
  const operator = await api.make.account({ roleType: 'ADMIN' });
  for (const as of [owner, juror, operator]) await api.get(BY_ARTICLE, { as, params, query });
  for (const as of [null, await applicant(), (await organization()).owner, otherReviewer])
    await api.fails(404, 'GET', BY_ARTICLE, { as, params, query });
});

test.each([
  ['MEMBER', '공모전 신청은 프로필을 등록한 아티스트 회원만 가능합니다.'],
  ['BUSINESS', '공모전 신청은 프로필을 등록한 아티스트 회원만 가능합니다.'],
  [
    'ARTIST_PENDING',
    '승인 대기 중이므로 해당 메뉴를 이용할 수 없습니다. 가입 완료 메일 수신 후 이용해 주세요.',
  ],
  ['ARTIST_BEFORE_PROFILE', '프로필을 먼저 등록해 주세요.'],
] as const)('a %s reads why there is no applying', async (roleType, message) => {
  const { uuid } = await contest();
  const as = await api.make.account({ roleType });
  const path = '/v1/artists/contest-applicable/{contestUuid}';
  const failure = await api.fails(403, 'GET', path, { as, params: { contestUuid: uuid } });
  expect(failure.message).toBe(message);
});

test('an artist learns whether applying is possible, and whether it was done', async () => {
  const [as, { uuid }] = [await applicant(), await contest()];
  const params = { contestUuid: uuid };
  const ask = () => api.get('/v1/artists/contest-applicable/{contestUuid}', { as, params });
  expect(await ask()).toEqual({ active: true, alreadyApplied: false, begun: false });
  const { id } = await begin(as, uuid, ANSWERS);
  expect(await ask()).toEqual({ active: true, alreadyApplied: false, begun: true });
  await send(as, id);
  clock.set(CLOSES_AT);
  expect(await ask()).toEqual({ active: false, alreadyApplied: true, begun: false });
});

test('a form begins with what is known of the artist', async () => {
  const as = await applicant();
  const { values, portfolio } = await api.get('/v1/artists/contest-applicants/prefill', { as });
  expect(values).toMatchObject({
    name: '류단아',
    nameEn: 'RYU DANA',
    phone: '010-1234-5678',
    email: as.email,
  });
  expect(portfolio).toBeNull();
  const failure = await api.fails(404, 'GET', '/v1/artists/contest-applicants/portfolio', { as });
  expect(failure.message).toBe('포트폴리오가 없습니다.');
});

test('the portfolio that is kept when an application is sent is enclosed, and stays as it was', async () => {
  const { uuid } = await contest();
  const { as, portfolio } = await portfolios.begin();
  const { id } = await begin(as, uuid, { ...ANSWERS, portfolio: true });
  const sending = { as, params: { id }, body: {} };
  const failure = await api.fails(422, 'PUT', '/v1/artists/contest-applicants/{id}/uploaded', sending);
  expect(failure).toMatchObject({ errors: [{ field: 'portfolio', message: '포트폴리오가 없습니다.' }] });

  const pdf = named(Buffer.from('%PDF-1.7\n<< /Type /Page >>\n first'), '작품집.pdf');
  await portfolios.save(as, portfolioBody(portfolio, 0, false), { pdf });
  expect(await api.get('/v1/artists/contest-applicants/portfolio', { as })).toMatchObject({
    fileName: '작품집.pdf',
  });
  await send(as, id);
  expect((await own(as, uuid))?.answers).toMatchObject({ portfolio: true });
});
