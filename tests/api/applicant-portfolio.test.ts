import { useTestApi, type Account } from '@/tests/support/api';
import { contestCalls } from '@/tests/support/contests';
import { portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { named } from '@/tests/support/studio';
import { useMovableClock } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const calls = contestCalls(api);
const portfolios = portfolioCalls(api);

const PATH = '/v1/organizations/applicants/{applicantId}/portfolio';
const ANSWERS = { statement: '서향집의 창틀', genre: 'PAINTING', agreement: true };
const PDF = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n first');

const get = (as: Account, applicantId: string) => api.get(PATH, { as, params: { applicantId } });
const fails = (status: 401 | 403 | 404, as: Account | null, applicantId: string) =>
  api.fails(status, 'GET', PATH, { as, params: { applicantId } });

/** A contest with an owner and a reviewer, and an artist who sends a portfolio or none. */
async function applied({ isBlind = false, isEnclosed = true } = {}) {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const reviewer = await calls.member(organizationUuid, 'REVIEWER');
  const { uuid } = await calls.contest({ organizationUuid, isBlind });
  const { as, artist, portfolio } = await portfolios.begin();
  await portfolios.save(as, portfolioBody(portfolio, 0, false), { pdf: named(PDF, '작품집.pdf') });
  const { id } = await calls.begin(as, uuid, { ...ANSWERS, portfolio: isEnclosed });
  const send = () => calls.send(as, id);
  return { owner, reviewer, uuid, as, artist, id, send };
}

test('the people of the contest’s organization get the portfolio that was sent, and nobody else', async () => {
  const { owner, reviewer, uuid, as, artist, id, send } = await applied();
  // Before it is sent there is no applicant.
  await fails(404, owner, id);
  const { receipt } = await send();
  const answer = await get(owner, id);
  expect(answer).toMatchObject({
    ...{ applicantId: id, contestUuid: uuid, contestTitle: '신진작가 공모', receipt },
    name: artist.nameKo,
    file: { field: 'portfolio', name: '작품집.pdf', size: PDF.length, contentType: 'application/pdf' },
  });
  const file = await api.app.request(answer.file.url);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF);
  expect((await get(reviewer, id)).name).toBe(artist.nameKo);

  await fails(401, null, id);
  await fails(403, as, id);
  await fails(404, (await calls.organization('공간 반걸음')).owner, id);
  await fails(404, owner, crypto.randomUUID());
  // A business account that works for no organization.
  await fails(403, await api.make.account({ roleType: 'BUSINESS' }), id);
  await fails(404, owner, '7');
});

test('an application without a portfolio has none', async () => {
  const { owner, id, send } = await applied({ isEnclosed: false });
  await send();
  await fails(404, owner, id);
});

test('a blind review keeps the portfolio from reviewers, because it names its artist', async () => {
  const { owner, reviewer, artist, id, send } = await applied({ isBlind: true });
  await send();
  await fails(404, reviewer, id);
  expect((await get(owner, id)).name).toBe(artist.nameKo);
});
