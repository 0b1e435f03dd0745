import type { ResourceName } from '@/components/admin/resources';

/** A screen by the name in its address. */
export type MenuScreen = ResourceName | 'today' | 'home';

/** The screens by group, by the names in their addresses. */
export const MENU: readonly { title: string; screens: readonly MenuScreen[] }[] = [
  { title: '시작', screens: ['today'] },
  { title: '사람', screens: ['applications', 'members', 'withdrawals', 'organizations'] },
  { title: '콘텐츠', screens: ['articles', 'banners', 'home', 'artists', 'contests'] },
  { title: '지원', screens: ['inquiries', 'notices', 'faqs', 'templates'] },
  { title: '기록', screens: ['mails', 'audit', 'log-checks'] },
];
