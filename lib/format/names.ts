/** The shown name of an artist or a work, where the Korean or the English name may be missing. */
export function artistName(artist: { nameKo: string | null; nameEn: string | null }): string {
  return artist.nameKo ?? artist.nameEn ?? '';
}

export function artworkTitle(work: { title: string | null; titleEn: string | null }): string {
  return work.title ?? work.titleEn ?? '무제';
}

/** `lang` of a title that only exists in English. */
export function titleLanguage(work: { title: string | null; titleEn: string | null }): 'en' | undefined {
  return work.title === null && work.titleEn !== null ? 'en' : undefined;
}

/** Alternative text of a work: 작가, 〈제목〉. */
export function artworkAlt(artist: string, work: { title: string | null; titleEn: string | null }): string {
  return `${artist}, 〈${artworkTitle(work)}〉`;
}
