import { artistName } from '@/lib/format/names';
import type { DocumentLanguage } from './sections';

/** An artist's names. At least one of them is there. */
export interface Names {
  nameKo: string | null;
  nameEn: string | null;
}

/** The name that stands first in a language, and the other one; empty where there is only one. */
export function namesIn(language: DocumentLanguage, names: Names): { first: string; second: string } {
  const first = language === 'ko' ? artistName(names) : (names.nameEn ?? artistName(names));
  const second = [names.nameEn, names.nameKo].find((name) => name !== null && name !== first);
  return { first, second: second ?? '' };
}
