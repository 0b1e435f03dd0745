import { z } from 'zod';
import type { Page } from '@/lib/contracts/envelope';
import { profileSchema } from '@/lib/contracts/profile';
import {
  faqsSchema,
  inquiryPageSchema,
  inquirySchema,
  noticePageSchema,
  noticeSchema,
  type Faq,
  type Inquiry,
  type InquiryRow,
  type Notice,
  type NoticeRow,
} from '@/lib/contracts/support';
import {
  inquiryList,
  noticeList,
  type InquiryListState,
  type NoticeListState,
} from '@/lib/lists/support-lists';
import { apiUrl } from '@/lib/api/url';
import { getFromPlatform } from '@/server/bff/transport';
import { getForVisitor } from '@/server/bff/visitor-data';
import { readListState } from './list-state';
import { orNull, orNullWhereMissing } from './refusal';
import type { SearchParams } from './search-params';

type VisitorRequest = Pick<Request, 'headers'>;

/**
 * A page of the notices (S-50), the same for every visitor.
 * @returns null where the URL names no page of the list
 * @throws PlatformError where the platform is away
 */
export async function getNoticesPage(
  searchParams: SearchParams,
): Promise<{ state: NoticeListState; first: Page<NoticeRow> } | null> {
  const state = readListState(noticeList, searchParams);
  if (state === null) return null;
  const query = { ...state, size: noticeList.pageSize };
  const first = await getFromPlatform(apiUrl('/v1/support/notices', { query }), noticePageSchema);
  if (state.page > 0 && first.content.length === 0) return null;
  return { state, first };
}

/** A notice; null where there is none. @throws PlatformError where the platform is away */
export function findNotice(uuid: string): Promise<Notice | null> {
  return orNull(getFromPlatform(apiUrl('/v1/support/notices/{uuid}', { params: { uuid } }), noticeSchema));
}

/** The public questions. @throws PlatformError where the platform is away */
export async function getFaqs(): Promise<Faq[]> {
  return (await getFromPlatform(apiUrl('/v1/support/faqs'), faqsSchema)).content;
}

/**
 * A page of the visitor's inquiries (S-9).
 * @returns null where the URL names no page of the list
 * @throws PlatformError UNAUTHORIZED without a session, others where the platform refuses or is away
 */
export async function getInquiriesPage(
  request: VisitorRequest,
  searchParams: SearchParams,
): Promise<{ state: InquiryListState; first: Page<InquiryRow> } | null> {
  const state = readListState(inquiryList, searchParams);
  if (state === null) return null;
  const query = { ...state, size: inquiryList.pageSize };
  const url = apiUrl('/v1/support/inquiries', { query });
  return { state, first: await getForVisitor(request, url, inquiryPageSchema) };
}

/** One of the visitor's inquiries; null for another account's. @throws PlatformError as `getInquiriesPage` does */
export async function findInquiry(request: VisitorRequest, uuid: string): Promise<Inquiry | null> {
  if (!z.uuid().safeParse(uuid).success) return null;
  const url = apiUrl('/v1/support/inquiries/{uuid}', { params: { uuid } });
  return orNullWhereMissing(getForVisitor(request, url, inquirySchema));
}

/** The visitor as the sender of an inquiry (S-5). @throws PlatformError as `getInquiriesPage` does */
export async function getSender(
  request: VisitorRequest,
): Promise<{ accountId: string; email: string; phoneNum: string }> {
  const profile = await getForVisitor(request, apiUrl('/v1/users/me'), profileSchema);
  const { accountId, email, phoneNum } = profile;
  return { accountId, email: email ?? '', phoneNum: phoneNum ?? '' };
}
