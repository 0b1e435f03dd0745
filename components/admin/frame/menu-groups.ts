/** The screens by group, by the names in their addresses. */
export const MENU: readonly { title: string; screens: readonly string[] }[] = [
  { title: '지원', screens: ['notices', 'faqs', 'templates'] },
  { title: '기록', screens: ['audit'] },
];
