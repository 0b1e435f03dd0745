import { openLogin } from '@/components/shell/login-store';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm, showAlert } from '@/components/ui/alert-store';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import type { Matches } from '@/lib/contest/text-fault';
import type { Contest, OwnApplication, Prefill } from '@/lib/contracts/contest';
import type { ErrorCode } from '@/lib/contracts/errors';
import * as authMessages from '@/lib/messages/auth';
import * as contestMessages from '@/lib/messages/contest';
import * as myPaths from '@/lib/paths/my';

/** What the form needs. */
export interface OpenedApplication {
  contest: Contest;
  prefill: Prefill;
  /** Null before the artist has begun one. */
  own: OwnApplication | null;
  matches: Matches;
}

const GUEST: ErrorCode = 'UNAUTHORIZED';

interface Asked {
  articleUuid: string;
  contestUuid: string;
  /** The artist comes to change what was sent, and needn't be asked. */
  isKnown?: boolean;
}

/**
 * Asks in the order of C-8: is it an artist, is the contest open, has the artist applied already. Whoever can't apply reads why.
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
    if (!applicable.active) return await refuse(closedMessage(contest));
    if (!isKnown && applicable.alreadyApplied && !(await wantsAgain(contest))) return null;
    return await load(contest);
  } catch (failure) {
    await tellWhy(failure, lead);
    return null;
  }
}

async function refuse(message: string): Promise<null> {
  await showAlert(message);
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
  try {
    const [prefill, own, matches] = await Promise.all([
      callApi('get', '/v1/artists/contest-applicants/prefill'),
      findOwn(contest.uuid),
      loadMatches(contest),
    ]);
    return { contest, prefill, own, matches };
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code === GUEST) throw failure;
    throw new ApiFailure(failure.status, failure.code, contestMessages.prefillFailed);
  }
}

/** The artist's application; null where there is none. */
export const findOwn = (contestUuid: string): Promise<OwnApplication | null> =>
  callApi('get', '/v1/artists/contest-applicants/{contestUuid}', { params: { contestUuid } });

/** The engine of patterns, where the form has any: it is heavy. */
export async function loadMatches({ formSchemaJson }: Pick<Contest, 'formSchemaJson'>): Promise<Matches> {
  const hasPatterns = formSchemaJson.some(({ validation }) => validation?.pattern !== undefined);
  return hasPatterns ? (await import('@/lib/contest/pattern')).matches : () => true;
}

/** Offers a guest the login. */
export async function askToLogIn(): Promise<void> {
  const asks = { confirmLabel: '로그인', cancelLabel: '닫기' };
  if (await askConfirm(contestMessages.loginToApply, asks)) openLogin();
}

/** Tells a guest to log in, a member to become an artist (C-12), an artist without a profile to make one (C-19). */
async function tellWhy(failure: unknown, lead: (path: string) => void): Promise<void> {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { code, message, status } = failure;
  if (code === GUEST) await askToLogIn();
  else if (message === contestMessages.artistOnly) {
    const asks = { text: contestMessages.becomeArtistHint, confirmLabel: '전환 신청', cancelLabel: '닫기' };
    if (await askConfirm(message, asks)) lead(myPaths.applyArtist());
  } else if (status === 403) {
    await showAlert(message);
    if (message === authMessages.profileFirst) lead(myPaths.artistProfile());
  } else await reportFailure(failure);
}
