import { askToLogIn } from '@/components/shell/ask-to-log-in';
import { reportFailure } from '@/components/shell/report-failure';
import { refreshRole } from '@/components/shell/use-session';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { fetchData } from '@/lib/browser/fetch-api';
import { listKeptKeys } from '@/lib/browser/kept-keys';
import type { Matches } from '@/lib/contest/text-fault';
import type { Session } from '@/lib/contracts/account';
import type { Contest, OwnApplication, Prefill } from '@/lib/contracts/contest';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';
import * as contestMessages from '@/lib/messages/contest';
import * as contestStopMessages from '@/lib/messages/contest-stop';
import * as myPaths from '@/lib/paths/my';

/** What the form needs. */
export interface OpenedApplication {
  contest: Contest;
  prefill: Prefill;
  /** Null before the artist has begun one. */
  own: OwnApplication | null;
  matches: Matches;
  /** The account that owns the application. No other account gets what this tab has kept. */
  owner: string;
}

const GUEST: ErrorCode = 'UNAUTHORIZED';

interface Asked {
  articleUuid: string;
  contestUuid: string;
  /** The artist comes to change what was sent, and needn't be asked. */
  isKnown?: boolean;
}

/**
 * Asks in the order of C-8: is it an artist, is the contest open, has the artist applied already.
 * A visitor who can't apply reads why.
 * @param lead goes to another page of the site
 * @returns null where the form doesn't open
 */
export async function openApplication(
  { articleUuid, contestUuid, isKnown = false }: Asked,
  lead: (path: string) => void,
): Promise<OpenedApplication | null> {
  const params = { contestUuid };
  try {
    const [applicable, contest] = await Promise.all([
      callApi('get', '/v1/artists/contest-applicable/{contestUuid}', { params }),
      callApi('get', '/v1/contents/contests/by-article/{articleUuid}', { params: { articleUuid } }),
    ]);
    if (!applicable.active) return await refuse(contest);
    if (!isKnown && applicable.alreadyApplied && !(await wantsAgain(contest))) return null;
    return await load(contest);
  } catch (failure) {
    await tellWhy(failure, lead);
    return null;
  }
}

async function refuse(contest: Contest): Promise<null> {
  const { stop } = contest;
  await showAlert(closedMessage(contest), stop === null ? {} : { text: contestStopMessages.stopped(stop) });
  return null;
}

/** Whether its organizer closed it (C-22), or its time is another (C-23). */
function closedMessage({ opensAt, isDeadlinePassed }: Contest): string {
  const isAhead = opensAt !== null && Date.parse(opensAt) > Date.now();
  return isAhead || isDeadlinePassed ? contestMessages.outsidePeriod : contestMessages.inactive;
}

async function wantsAgain({ allowsEdits }: Contest): Promise<boolean> {
  if (!allowsEdits) {
    await showAlert(contestMessages.applicationFinal);
    return false;
  }
  return askConfirm(contestMessages.alreadyApplied, {
    text: contestMessages.alreadyAppliedHint,
    confirmLabel: '다시 신청',
  });
}

/** @throws {ApiFailure} with C-20 */
async function load(contest: Contest): Promise<OpenedApplication> {
  const kept = listKeptKeys();
  try {
    const [prefill, loaded, matches, session] = await Promise.all([
      callApi('get', '/v1/artists/contest-applicants/prefill'),
      findOwn(contest.uuid),
      loadMatches(contest),
      fetchData('/session') as Promise<Session>,
    ]);
    // A late save of the form that was closed before may have arrived since the draft was loaded.
    const now = listKeptKeys();
    const hasArrived = kept.some((key) => !now.includes(key));
    const own = hasArrived ? await findOwn(contest.uuid) : loaded;
    return { contest, prefill, own, matches, owner: session.user?.id ?? '' };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code === GUEST) throw failure;
    throw new ApiFailure(failure.status, failure.code, contestMessages.prefillFailed);
  }
}

/** Loads the form that the contest asks now, with what the artist has written. @throws {ApiFailure} */
export async function openAgain({ articleUuid }: Pick<Asked, 'articleUuid'>): Promise<OpenedApplication> {
  return load(
    await callApi('get', '/v1/contents/contests/by-article/{articleUuid}', { params: { articleUuid } }),
  );
}

/** The artist's application; null where there is none. */
export const findOwn = (contestUuid: string): Promise<OwnApplication | null> =>
  callApi('get', '/v1/artists/contest-applicants/{contestUuid}', { params: { contestUuid } });

/** The engine of patterns, where the form has any: it is heavy. */
export async function loadMatches({ formSchemaJson }: Pick<Contest, 'formSchemaJson'>): Promise<Matches> {
  const hasPatterns = formSchemaJson.some(({ validation }) => validation?.pattern !== undefined);
  return hasPatterns ? (await import('@/lib/contest/pattern')).matches : () => true;
}

/** Tells a guest to log in, a member to become an artist (C-12), an artist without a profile to make one (C-19). */
async function tellWhy(failure: unknown, lead: (path: string) => void): Promise<void> {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { code, message, status } = failure;
  if (code === GUEST) await askToLogIn(contestMessages.loginToApply);
  else if (message === contestMessages.artistOnly) await tellArtistsOnly(lead);
  else if (status === 403) {
    await showAlert(message);
    if (message === authMessages.profileFirst) lead(myPaths.artistProfile());
  } else await reportFailure(failure);
}

/** Says that only artists can apply. Offers members to become one, which organizations and operators can't. */
async function tellArtistsOnly(lead: (path: string) => void): Promise<void> {
  const message = contestMessages.artistOnly;
  if ((await refreshRole()) !== 'MEMBER') return void (await showAlert(message));
  const asks = { text: contestMessages.becomeArtistHint, confirmLabel: '전환 신청', cancelLabel: '닫기' };
  if (await askConfirm(message, asks)) lead(myPaths.applyArtist());
}
