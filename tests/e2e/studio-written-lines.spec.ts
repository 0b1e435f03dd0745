import { FAIR_TERMS } from '@/tests/support/contest-terms';
import type { Locator, Page } from '@playwright/test';
import { apiUrl } from '@/lib/api/url';
import type { OwnApplication } from '@/lib/contracts/contest';
import * as adminPaths from '@/lib/paths/admin';
import * as articlePaths from '@/lib/paths/article';
import * as artistPaths from '@/lib/paths/artist';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';
import * as contestPaths from '@/lib/paths/contest';
import { formField } from '@/tests/support/form-field';
import { MULTI_LINE_FIELDS, richLinesOf, type LinesScreen } from '@/tests/support/multi-line-fields';
import { reviewBody } from '@/tests/support/review-body';
import { joinAsApplicant, joinAsArtist, saveProfile } from './support/artist';
import { register } from './support/artworks';
import { dataOf, headers } from './support/calls';
import { openContest, openFor } from './support/contest-page';
import { browserOf } from './support/double-press';
import { answerInquiry, ask } from './support/inquiries';
import { addJuror, publishResult } from './support/jury-page';
import { logIn } from './support/login';
import { joinAndLogIn, logInAgain } from './support/my-page';
import { decideApplication } from './support/operator';
import { operatorPage } from './support/operator-page';
import { setArticleStatus } from './support/publish-article';
import { newId } from './support/signup';
import { expect, test } from './support/test';
import { expectLines } from './support/written-lines';
import { markOf, publishExhibition, publishSpecial, textOf } from './support/written-fields';
import { withReason } from './support/back-office';

const markOfScreen = (screen: LinesScreen): string => {
  const [field] = Object.entries(MULTI_LINE_FIELDS).find(([, { screens }]) =>
    (screens as readonly string[]).includes(screen),
  ) ?? [''];
  return `${field}:`;
};

const QUESTIONS = [
  formField({ name: 'note', label: '작가 노트', type: 'textarea', help: textOf('questionHelp') }),
];
/** Uuids of everything that a person wrote below. */
type Written = Awaited<ReturnType<typeof write>>;
interface People {
  artist: Page;
  asked: Page;
  owner: Page;
  reviewer: Page;
  operator: Page;
}

const call = async <Data>(
  page: Page,
  method: 'post' | 'put' | 'get',
  path: string,
  data?: object,
): Promise<Data> =>
  dataOf<Data>(await page.request[method](path, { headers, ...(data !== undefined && { data }) }));
const firstOf = async (page: Page, list: string, q: string): Promise<string> => {
  const { content } = await call<{ content: { uuid: string }[] }>(page, 'get', `/v1/admin/${list}?q=${q}`);
  return content[0]?.uuid ?? 'none';
};

/** Writes each field by the call that its form makes. */
async function write(people: People, request: Page['request']) {
  const { artist, asked, owner, reviewer, operator } = people;
  const id = newId();

  const { accountId } = await joinAsArtist(artist, request, '선재');
  await saveProfile(artist, { nameKo: '선재', artistNote: textOf('artistNote') });
  await logInAgain(artist, accountId);
  const work = await register(artist.request, { title: id, description: textOf('artworkDescription') });

  const again = await joinAsApplicant(asked, '다온');
  await decideApplication(request, again.accountId, { retry: textOf('applicationReason') });
  await logInAgain(asked, again.accountId);
  const application = await firstOf(operator, 'artist-applications', again.accountId);
  const stopped = await openStopped(asked);
  const member = await firstOf(operator, 'members', stopped);
  const stopping = { reason: textOf('memberStopReason') };
  await call(operator, 'put', `/v1/admin/members/${member}/stop`, stopping);

  const inquiry = await ask(artist.request, accountId, `문의 ${id}`, textOf('inquiry'));
  await answerInquiry(operator.request, inquiry, textOf('inquiryAnswer'));
  const faq = await call<{ uuid: string }>(operator, 'post', '/v1/admin/faqs', {
    ...{ category: 'MEMBER', isForArtists: false, question: `질문 ${id}`, answer: textOf('faqAnswer') },
  });

  const notice = await call<{ uuid: string }>(operator, 'post', '/v1/admin/notices', {
    ...{ title: `공지 ${id}`, content: richLinesOf(markOf('noticeText')), createdBy: '결', isPinned: false },
  });

  const terms = { ...FAIR_TERMS, others: textOf('contestTerms') };
  const described = { description: textOf('contestDescription'), terms };
  const open = await openContest(owner, `열린 공모 ${id}`, QUESTIONS, described);
  const ended = await openContest(owner, `끝난 공모 ${id}`, QUESTIONS, { terms });
  const applicant = await apply(artist, ended.uuid);
  await addJuror(owner, ended.uuid);
  await logIn(reviewer.context(), 'reviewer01', 'BUSINESS');
  const one = `${apiUrl('/v1/organizations/contests/{uuid}/applicants', { params: { uuid: ended.uuid } })}/${applicant}`;
  await call(reviewer, 'put', `${one}/review`, reviewBody(4, textOf('reviewNote'), textOf('reviewComment')));
  const { version } = await call<{ version: number }>(operator, 'get', `/v1/admin/contests/${ended.uuid}`);
  const stop = { kind: 'CLOSED', reason: textOf('contestStopReason'), version };
  await call(operator, 'put', `/v1/admin/contests/${ended.uuid}/stop`, stop);
  await call(owner, 'put', one.replace(applicant, 'status'), { ids: [applicant], status: 'SELECTED' });
  const mail = { subject: `발표 ${id}`, text: textOf('announcement') };
  await call(owner, 'post', `/v1/organizations/contests/${ended.uuid}/announcement`, {
    ...{ selected: mail, rejected: mail, rejectsUndecided: false },
  });

  await publishResult(owner, ended.uuid, textOf('contestResult'));

  await call(owner, 'post', `/v1/organizations/contests/${ended.uuid}/messages`, {
    ...{ audience: 'SENT', confirmed: 1, subject: `안내 ${id}`, text: textOf('contestMessage') },
  });

  const mails = `/v1/admin/mails?q=${accountId}@gyeol.example`;
  const { content } = await call<{ content: { uuid: string; topic: string }[] }>(operator, 'get', mails);
  const told = content.find(({ topic }) => topic === 'contest-decided')?.uuid ?? 'none';
  const special = await publishSpecial(operator, `스페셜 ${id}`);
  const exhibition = await publishExhibition(operator, `전시 ${id}`);
  return {
    ...{ accountId, work: work.uuid, application, member, inquiry, faq: faq.uuid, special, exhibition },
    ...{ notice: notice.uuid, open, ended: ended.uuid, endedNews: ended.articleUuid, applicant, mail: told },
  };
}

/** An account whose use an operator stops. */
async function openStopped(beside: Page): Promise<string> {
  const page = await openFor(browserOf(beside));
  const { accountId } = await joinAndLogIn(page, '보람');
  await page.context().close();
  return accountId;
}

async function apply(artist: Page, contestUuid: string): Promise<string> {
  const path = apiUrl('/v1/artists/contest-applicants/{contestUuid}', { params: { contestUuid } });
  const begun = await call<OwnApplication>(artist, 'post', path, {
    formData: JSON.stringify({ note: textOf('longAnswer') }),
  });
  await call(artist, 'put', `/v1/artists/contest-applicants/${begun.id}/uploaded`, {});
  return begun.id;
}

/** Other tests count what the site's lists have. */
async function remove(operator: Page, { special, exhibition, faq, notice }: Written): Promise<void> {
  for (const uuid of [special, exhibition]) await setArticleStatus(operator.request, uuid, 'DRAFT');
  for (const path of [`/v1/admin/faqs/${faq}`, `/v1/admin/notices/${notice}`]) {
    const { version } = await call<{ version: number }>(operator, 'get', path);
    await dataOf(await operator.request.delete(path, { headers, data: { version } }));
  }
}

const isNews = (articleUuid: string) => articlePaths.page('NEWS', articleUuid);

/** How each screen is opened; the text of its field is found on what it returns, or on the page. */
const SCREENS: Record<LinesScreen, (people: People, written: Written) => Promise<Page | Locator>> = {
  'viewing room': ({ artist }, { accountId, work }) =>
    visit(artist, artistPaths.page(accountId, { artwork: work })),
  'artist page': ({ artist }, { accountId }) => visit(artist, artistPaths.page(accountId)),
  'news of a contest': ({ artist }, { open }) => visit(artist, isNews(open.articleUuid)),
  'news of a contest: terms': async ({ artist }) => artist,
  'application form: description': async ({ artist }) => openForm(artist),
  'application form: help': async ({ artist }) => artist,
  'operator: contest': ({ operator }, { open }) => visit(operator, adminPaths.record('contests', open.uuid)),
  'operator: contest terms': async ({ operator }) => operator,
  'sent application': async ({ artist }) => {
    await artist.goto(myPaths.applications());
    await artist.getByRole('button', { name: new RegExp(contestMessages.sentAndFeedback) }).click();
    return artist;
  },
  'sent application: terms': async ({ artist }) => artist,
  'sent application: messages': async ({ artist }) => artist,
  'applicant: answers': ({ owner }, { ended, applicant }) =>
    visit(owner, contestPaths.applicant(ended, applicant)),
  'applicant: other reviews': async ({ owner }) => owner,
  'applicant: own locked review': async ({ reviewer }, { ended, applicant }) => {
    await reviewer.goto(contestPaths.applicant(ended, applicant));
    return reviewer.getByRole('region', { name: '내 심사' });
  },
  'announcement: preview': async ({ owner }, { ended, applicant }) => {
    // Every applicant knows the result: what is announced once more is another decision.
    const applicants = apiUrl('/v1/organizations/contests/{uuid}/applicants', { params: { uuid: ended } });
    await call(owner, 'put', `${applicants}/status`, { ids: [applicant], status: 'REJECTED' });
    await owner.goto(contestPaths.applicants(ended));
    await owner.getByRole('button', { name: '바뀐 결과 알리기' }).click();
    const dialog = owner.getByRole('dialog', { name: '결과 발표' });
    await dialog.getByLabel('내용').first().fill(textOf('announcement'));
    return owner;
  },
  'message: preview': async ({ owner }, { ended }) => {
    await owner.goto(contestPaths.messages(ended));
    await owner.locator('form:not([inert])').first().waitFor();
    await owner.getByRole('textbox', { name: '내용' }).fill(textOf('contestMessage'));
    return owner.getByRole('group', { name: '메일 미리보기' });
  },
  'messages: log': async ({ owner }) => {
    const log = owner.getByRole('region', { name: '보낸 메시지' });
    await log.getByText('내용 보기').first().click();
    return log;
  },
  'operator: mail': async ({ operator }, { mail }) => {
    await operator.goto(adminPaths.record('mails', mail));
    await (await withReason(operator, '받는 사람과 내용 보기')).click();
    return operator;
  },
  'result of a contest: preview': ({ owner }, { ended }) => visit(owner, contestPaths.result(ended)),
  'news of a contest: result': ({ artist }, { endedNews }) => visit(artist, isNews(endedNews)),
  'contest editor: stop': ({ owner }, { ended }) => visit(owner, contestPaths.editContest(ended)),
  'operator: contest stop': ({ operator }, { ended }) =>
    visit(operator, adminPaths.record('contests', ended)),
  inquiry: ({ artist }, { inquiry }) => visit(artist, myPaths.inquiry(inquiry)),
  'inquiry: answer': async ({ artist }) => artist,
  'operator: inquiry': ({ operator }, { inquiry }) =>
    visit(operator, adminPaths.record('inquiries', inquiry)),
  'my info: application': ({ asked }) => visit(asked, myPaths.info()),
  'operator: application': ({ operator }, { application }) =>
    visit(operator, adminPaths.record('applications', application)),
  'operator: member': ({ operator }, { member }) => visit(operator, adminPaths.record('members', member)),
  faq: async ({ artist }, { faq }) => {
    await artist.goto(`${myPaths.faq()}#${myPaths.faqAnchor(faq)}`);
    const item = artist.locator(`#${myPaths.faqAnchor(faq)}`);
    await item.evaluate((element) => element.setAttribute('open', ''));
    return item;
  },
  notice: ({ artist }, { notice }) => visit(artist, myPaths.notice(notice)),
  'exhibition: text': ({ artist }, { exhibition }) =>
    visit(artist, articlePaths.page('EXHIBITION', exhibition)),
  'specials: lead': ({ artist }) => visit(artist, articlePaths.list('SPECIAL')),
  'special: text': ({ artist }, { special }) => visit(artist, articlePaths.page('SPECIAL', special)),
  'special: block': async ({ artist }) => artist,
  'special: writer': async ({ artist }) => artist,
};

async function visit(page: Page, path: string): Promise<Page> {
  await page.goto(path);
  return page;
}

async function openForm(artist: Page): Promise<Page> {
  await artist
    .locator('main')
    .getByRole('button', { name: /신청하기$/ })
    .click();
  await expect(artist.getByRole('dialog')).toBeVisible();
  return artist;
}

test('every text of several lines keeps them on every screen that shows it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const people = {
    ...{ artist: page, asked: await openFor(browser), owner: await openFor(browser) },
    reviewer: await openFor(browser),
    operator: await operatorPage(browser, baseURL),
  };
  const written = await write(people, request);
  for (const [screen, open] of Object.entries(SCREENS) as [LinesScreen, (typeof SCREENS)[LinesScreen]][]) {
    await test.step(screen, async () => expectLines(await open(people, written), markOfScreen(screen)));
  }
  await remove(people.operator, written);
});
