import type { Page, PageKind } from '@/lib/portfolio/boxes';

export const PAGE_KIND_NAMES = {
  cover: '표지',
  profile: '프로필',
  note: '작가 노트',
  artworks: '작품',
  career: '약력',
  list: '작품 목록',
  minutes: '회의록',
} as const satisfies Record<PageKind, string>;

/** `2쪽 · 프로필`. @param index of the page, from 0 */
export function pageName({ kind }: Pick<Page, 'kind'>, index: number): string {
  return `${index + 1}쪽 · ${PAGE_KIND_NAMES[kind]}`;
}
