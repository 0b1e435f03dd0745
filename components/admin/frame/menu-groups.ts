/** The screens by group, by the names in their addresses. */
export const MENU: readonly { title: string; screens: readonly string[] }[] = [
  { title: '사람', screens: ['applications'] },
  { title: '콘텐츠', screens: ['articles'] },
  { title: '지원', screens: ['inquiries', 'notices', 'faqs', 'templates'] },
  { title: '기록', screens: ['audit'] },
];
