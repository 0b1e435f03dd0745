import type { ApiPath } from '@/lib/api/url';

interface Resource {
  /** The path of the list; one record's is below it. */
  path: ApiPath;
  /** What the API calls a record by. */
  key: 'uuid' | 'id';
}

/** What the back office shows, by the name in its addresses. */
export const RESOURCES = {
  members: { path: '/v1/admin/members', key: 'uuid' },
  withdrawals: { path: '/v1/admin/withdrawals', key: 'uuid' },
  organizations: { path: '/v1/admin/organizations', key: 'uuid' },
  articles: { path: '/v1/admin/articles', key: 'uuid' },
  applications: { path: '/v1/admin/artist-applications', key: 'uuid' },
  inquiries: { path: '/v1/admin/inquiries', key: 'uuid' },
  notices: { path: '/v1/admin/notices', key: 'uuid' },
  faqs: { path: '/v1/admin/faqs', key: 'uuid' },
  banners: { path: '/v1/admin/banners', key: 'uuid' },
  artists: { path: '/v1/admin/artists', key: 'id' },
  contests: { path: '/v1/admin/contests', key: 'uuid' },
  templates: { path: '/v1/admin/templates', key: 'uuid' },
  mails: { path: '/v1/admin/mails', key: 'uuid' },
  'log-checks': { path: '/v1/admin/log-checks', key: 'id' },
  audit: { path: '/v1/admin/audit', key: 'id' },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof RESOURCES;
