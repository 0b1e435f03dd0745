import { z } from 'zod';
import { contestMessagePageSchema, type ContestMessage } from '@/lib/contracts/contest-message';
import type { Page } from '@/lib/contracts/envelope';
import type { OrganizationContest } from '@/lib/contracts/organization-contest';
import { contestMessageListOf, type ContestMessageListState } from '@/lib/lists/organization-lists';
import { apiUrl } from '@/lib/api/url';
import { getForVisitor } from '@/server/bff/visitor-data';
import { readListState } from './list-state';
import { getOwnersContest } from './organization-contests';
import { orNullWhereMissing } from './refusal';
import { firstOf, type SearchParams } from './search-params';

/** What the page of a contest's messages shows. */
export interface MessagesPage {
  /** The login ID of the visitor, to whom kept text belongs. */
  accountId: string;
  contest: OrganizationContest;
  /** The applicant whom a new message is for; null where the address names none. */
  applicantId: string | null;
  state: ContestMessageListState;
  first: Page<ContestMessage>;
}

/**
 * A page of the messages of a contest, with the contest (C-102).
 * @returns null where the URL names no contest of the visitor's organization or no page of the list, and for a reviewer
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getMessagesPage(
  request: Pick<Request, 'headers'>,
  contestUuid: string,
  searchParams: SearchParams,
): Promise<MessagesPage | null> {
  const list = contestMessageListOf(contestUuid);
  const state = readListState(list, searchParams);
  const found = state === null ? null : await getOwnersContest(request, contestUuid);
  if (state === null || found === null) return null;
  const query = { ...state, size: list.pageSize };
  const url = apiUrl('/v1/organizations/contests/{uuid}/messages', { params: { uuid: contestUuid }, query });
  const applicantId = z.uuid().safeParse(firstOf(searchParams.applicant)).data ?? null;
  return orNullWhereMissing(
    getForVisitor(request, url, contestMessagePageSchema).then((first) => ({
      ...{ ...found, applicantId, state, first },
    })),
  );
}
