import { EMPTY_TERMS } from '@/lib/contest/terms/empty-terms';
import * as contestMessages from '@/lib/messages/contest';
import { contestApplicants } from '@/server/db/schema/contest';
import { useTestApi, type Account } from '@/tests/support/api';
import { APPLICANT, APPLICANTS, MAILS } from '@/tests/support/contest-reviews';
import { contestCalls, FIELDS, OPENS_AT } from '@/tests/support/contests';
import { reviewBody } from '@/tests/support/review-body';
import { named, picture, studioForm } from '@/tests/support/studio';
import { useMovableClock, WITHDRAWN_AT as NOW } from '@/tests/support/withdrawal';

const clock = useMovableClock();
const api = useTestApi({ clock: clock.read });
const calls = contestCalls(api);

const ONE = '/v1/organizations/contests/{uuid}';
const ENDED = new Date(NOW.getTime() - 1000);
const stopped = { stoppedAt: ENDED, stopReason: '허위 공모' };

/** The states of a contest. */
const STATES = {
  OPEN: {},
  CLOSED: { closesAt: ENDED },
  CLOSED_EARLY: { closedAt: ENDED },
  SECOND_ROUND: { closesAt: ENDED, round: 2 },
  ANNOUNCED: { closedAt: ENDED, announcedAt: ENDED },
  ARCHIVED: { closesAt: ENDED, state: 'ARCHIVED' },
  ANNOUNCED_ARCHIVED: { closesAt: ENDED, announcedAt: ENDED, state: 'ARCHIVED' },
  STOPPED: { closedAt: ENDED, stoppedAs: 'CLOSED', ...stopped },
  WITHDRAWN: { closesAt: ENDED, stoppedAs: 'WITHDRAWN', ...stopped },
} as const;
type State = keyof typeof STATES;

interface Made {
  owner: Account;
  reviewer: Account;
  uuid: string;
  version: number;
  /** One who is in the contest's round, and one who is in the first. */
  ids: readonly [string, string];
}

/** A contest of the state with two applicants, of whom the second stayed in the first round. */
async function made(state: State): Promise<Made> {
  const { uuid: organizationUuid, owner } = await calls.organization();
  const reviewer = await calls.member(organizationUuid, 'REVIEWER');
  const contest = await calls.contest({ organizationUuid, ...STATES[state] });
  const applicantOf = async (round: number) => {
    const { uuid } = await api.make.row(contestApplicants, {
      ...{ contestUuid: contest.uuid, accountUuid: (await calls.applicant()).uuid, name: '류단아' },
      ...{
        answers: {},
        formVersion: 1,
        receipt: crypto.randomUUID(),
        round,
        sentAt: OPENS_AT,
        firstSentAt: OPENS_AT,
      },
      ...(contest.announcedAt === null ? {} : { status: 'SELECTED', announcedStatus: 'SELECTED' }),
    });
    return uuid;
  };
  const ids = [await applicantOf(contest.round), await applicantOf(1)] as const;
  return { owner, reviewer, uuid: contest.uuid, version: contest.version, ids };
}

const review =
  (applicantId: string, body: object) =>
  ({ reviewer, uuid }: Made) =>
    api.request('PUT', `${APPLICANT}/review`, { as: reviewer, params: { uuid, applicantId }, body });
const status =
  (ids: readonly string[], next: string) =>
  ({ owner, uuid }: Made) =>
    api.request('PUT', `${APPLICANTS}/status`, { as: owner, params: { uuid }, body: { ids, status: next } });
const round =
  (isTrial: boolean, number: number) =>
  ({ owner, uuid }: Made) =>
    api.request('POST', `${ONE}/rounds`, {
      ...{ as: owner, params: { uuid } },
      body: { round: number, cutOff: { kind: 'SELECTED' }, isTrial },
    });
const standing =
  (action: string) =>
  ({ owner, uuid, version }: Made) =>
    api.request('PUT', `${ONE}/standing`, { as: owner, params: { uuid }, body: { action, version } });
const roundOf = (state: State) => (state === 'SECOND_ROUND' ? 2 : 1);

const SETTINGS = {
  ...{ contestType: 'COMPETITION', title: '고친 제목', organizer: '봄결미술관', description: '' },
  ...{ opensAt: OPENS_AT.toISOString(), closesAt: new Date(NOW.getTime() + 1000).toISOString() },
  ...{ isBlind: false, allowsEdits: true, fields: FIELDS, terms: EMPTY_TERMS },
};

/** The actions on it. */
const WORKS = {
  'score one of the round': (of: Made) => review(of.ids[0], reviewBody(4))(of),
  'take a score back': (of: Made) => review(of.ids[0], reviewBody(null))(of),
  'note one of the round': (of: Made) => review(of.ids[0], reviewBody(null, '첫 줄\n둘째 줄'))(of),
  'score one in an earlier round': (of: Made) => review(of.ids[0], { round: 1, ...reviewBody(4, null) })(of),
  'score one of the first round': (of: Made) => review(of.ids[1], reviewBody(4))(of),
  'select one': (of: Made) => status([of.ids[0]], 'SELECTED')(of),
  'reject many': (of: Made) => status(of.ids, 'REJECTED')(of),
  'take a decision back': (of: Made) => status([of.ids[0]], 'REVIEWING')(of),
  'take many decisions back': (of: Made) => status(of.ids, 'PENDING')(of),
  'try a round': (of: Made, state: State) => round(true, roundOf(state))(of),
  'end a round': (of: Made, state: State) => round(false, roundOf(state))(of),
  announce: ({ owner, uuid }: Made) =>
    api.request('POST', `${ONE}/announcement`, {
      ...{ as: owner, params: { uuid }, body: { ...MAILS, rejectsUndecided: true } },
    }),
  edit: ({ owner, uuid, version }: Made) =>
    api.request('PUT', ONE, { as: owner, params: { uuid }, body: { ...SETTINGS, version } }),
  'set the image': async ({ owner, uuid, version }: Made) =>
    api.request('PUT', `${ONE}/image`, {
      ...{ as: owner, params: { uuid } },
      body: studioForm({ version }, { image: named(await picture(400, 300), 'a.png') }),
    }),
  publish: standing('PUBLISH'),
  close: standing('CLOSE'),
  reopen: standing('REOPEN'),
  archive: standing('ARCHIVE'),
  restore: standing('RESTORE'),
  remove: ({ owner, uuid }: Made) => api.request('DELETE', ONE, { as: owner, params: { uuid } }),
  copy: ({ owner, uuid }: Made) => api.request('POST', `${ONE}/copy`, { as: owner, params: { uuid } }),
  'look at the announcement': ({ owner, uuid }: Made) =>
    api.request('GET', `${ONE}/announcement`, { as: owner, params: { uuid } }),
  'take the applicants along': ({ owner, uuid }: Made) =>
    api.request('GET', `${ONE}/export`, { as: owner, params: { uuid }, query: { format: 'csv' } }),
  'read an applicant': ({ reviewer, uuid, ids }: Made) =>
    api.request('GET', APPLICANT, { as: reviewer, params: { uuid, applicantId: ids[0] } }),
};
type Work = keyof typeof WORKS;

const { locked, beforeClosing, notInStanding } = contestMessages;
const announcedBoth = (reason: string) => ({ ANNOUNCED: reason, ANNOUNCED_ARCHIVED: reason });
const archivedBoth = { ARCHIVED: locked.archived, ANNOUNCED_ARCHIVED: locked.archived };
const score = { ...announcedBoth(locked.scoreAnnounced), ARCHIVED: locked.archived };
const undoing = { ...archivedBoth, ANNOUNCED: locked.statusAnnounced };
const announcing = { OPEN: beforeClosing, ...archivedBoth, WITHDRAWN: locked.withdrawn };
const ofRound = { ...announcing, ...announcedBoth(locked.roundAnnounced) };
const editing = { ...announcedBoth(locked.editAnnounced), ARCHIVED: locked.archived };
const allBut = (...possible: State[]): Partial<Record<State, string>> =>
  Object.fromEntries(
    Object.keys(STATES).flatMap((state) =>
      possible.some((each) => each === state) ? [] : [[state, notInStanding]],
    ),
  );

/** The states in which an action is refused, with the message. It is allowed in every other state. */
const REFUSED: Record<Work, Partial<Record<State, string>>> = {
  'score one of the round': score,
  'take a score back': score,
  'note one of the round': score,
  'score one in an earlier round': { ...score, SECOND_ROUND: locked.scoreOfEarlierRound },
  'score one of the first round': { ...score, SECOND_ROUND: locked.scoreOutOfRound(1) },
  'select one': archivedBoth,
  'reject many': archivedBoth,
  'take a decision back': undoing,
  'take many decisions back': undoing,
  'try a round': ofRound,
  'end a round': ofRound,
  announce: announcing,
  edit: editing,
  'set the image': editing,
  publish: allBut(),
  close: allBut('OPEN'),
  reopen: allBut('CLOSED_EARLY'),
  archive: allBut('CLOSED', 'CLOSED_EARLY', 'SECOND_ROUND', 'ANNOUNCED', 'STOPPED'),
  restore: allBut('ARCHIVED', 'ANNOUNCED_ARCHIVED'),
  remove: allBut(),
  copy: {},
  'look at the announcement': {},
  'take the applicants along': {},
  'read an applicant': {},
};

const stateNames = Object.keys(STATES) as State[];
const workNames = Object.keys(WORKS) as Work[];

test.each(stateNames)('what an organization can do with a contest that is %s', async (state) => {
  const outcomes: Record<string, string> = {};
  for (const work of workNames) {
    const answer = await WORKS[work](await made(state), state);
    const refusal = answer.status === 409 ? ((await answer.json()) as { message: string }).message : '';
    outcomes[work] = answer.status === 200 || answer.status === 409 ? refusal : `${answer.status}`;
  }
  expect(outcomes).toEqual(Object.fromEntries(workNames.map((work) => [work, REFUSED[work][state] ?? ''])));
});

test('a refused score leaves scores, notes and counts as they were', async () => {
  const of = await made('ANNOUNCED');
  await WORKS['score one of the round'](of);
  expect(await api.row(contestApplicants, { uuid: of.ids[0] })).toMatchObject({ scoreSum: 0, scoreCount: 0 });
});

test('an announced contest isn’t opened again by a later end', async () => {
  const of = await made('ANNOUNCED');
  await WORKS.edit(of);
  expect(await api.get(ONE, { as: of.owner, params: { uuid: of.uuid } })).toMatchObject({
    standing: 'CLOSED',
  });
});
