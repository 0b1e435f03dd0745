import type { Prepared } from './prepared-site';
import type { Work } from './work';

/** Work that is killed, and what has to hold of it then: it is there whole or not at all. */
export interface KilledCase {
  name: string;
  work: (made: Prepared) => Work;
  /** What one transaction of the work changes. */
  state: string;
  /** Days after the site was prepared. */
  days?: number;
  /** The repetition's status where the first call had its effect. */
  again?: number;
  /** Each call adds a row of this table, also the killed one. */
  addsEachTime?: string;
  /** What a killed call leaves beside it, a retention run removes. */
  isTidiedLater?: boolean;
}

const call =
  (name: keyof Prepared) =>
  (made: Prepared): Work => ({ kind: 'call', ...made[name] });
const logged = (action: string, subject: string) =>
  `(select count(*)::int from audit_entries where action = '${action}' and subject = '${subject}') as logged`;

export const CASES: readonly KilledCase[] = [
  {
    name: 'an announcement',
    work: call('announcement'),
    state: `select announced_at is not null as announced, version,
      (select array_agg(status || ' ' || coalesce(announced_status, '-') order by receipt) from contest_applicants) as told,
      (select count(*)::int from outbox where topic = 'contest-decided') as mails,
      (select count(distinct payload ->> 'to')::int from outbox where topic = 'contest-decided') as people
      from contests`,
  },
  {
    name: 'the publication of an article by an operator',
    work: call('publication'),
    state: `select status, version, ${logged('PUBLISH', 'ARTICLE')} from articles where type = 'NEWS' and version > 1`,
    again: 409,
  },
  {
    name: 'the publication of a special and an exhibition at their moment',
    work: () => ({ kind: 'publication' }),
    state: `select status, version from articles where type = 'SPECIAL' order by status, version`,
  },
  {
    name: 'the publication of a banner by an operator',
    work: call('banner'),
    state: `select count(*)::int as banners, ${logged('CREATE', 'BANNER')} from banners`,
  },
  {
    name: 'the beginning of a banner’s period',
    work: () => ({ kind: 'banner periods' }),
    state: `select is_within_period, ${logged('SHOW', 'BANNER')} from banners`,
  },
  {
    name: 'an export of applicants',
    work: call('applicants'),
    state: `select count(*) filter (where exported_at is not null)::int as exported,
      exists (select from audit_entries where action = 'EXPORT') as is_logged from contest_applicants`,
    addsEachTime: 'audit_entries',
  },
  {
    name: 'an export of members',
    work: call('members'),
    state: `select exists (select from audit_entries where action = 'EXPORT') as is_logged`,
    addsEachTime: 'audit_entries',
  },
  {
    name: 'a retention run',
    work: () => ({ kind: 'retention' }),
    days: 32,
    state: `select (select count(*)::int from artist_documents) as documents,
      (select count(*)::int from originals) as originals,
      (select count(*)::int from likes) as likes,
      (select count(*)::int from accounts where status = 'WITHDRAWN' and email is not null) as accounts`,
  },
  {
    name: 'a print of a portfolio',
    work: call('print'),
    state: `select is_temporary, pdf_upload_uuid is not null as has_pdf from portfolios`,
    isTidiedLater: true,
  },
];
