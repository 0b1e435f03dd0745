import type { Portfolio } from '@/lib/contracts/portfolio';
import { dayInSeoul } from '@/lib/date/seoul';
import * as uploadLimits from '@/lib/limits/upload';
import { fileStem } from '@/lib/text/file-name';
import type { Layout } from './boxes';
import { layoutArtworkList } from './layout-artwork-list';
import { layoutCv } from './layout-cv';
import { layoutPortfolio } from './layout-portfolio';
import { namesIn } from './names';
import type { DocumentLanguage } from './sections';

/** The documents that a portfolio makes: itself, the career, and the list of works. */
export const DOCUMENTS = {
  portfolio: { language: 'ko', title: '포트폴리오' },
  cvKo: { language: 'ko', title: '약력' },
  cvEn: { language: 'en', title: 'CV' },
  listKo: { language: 'ko', title: '작품 목록' },
  listEn: { language: 'en', title: 'List of Works' },
} as const satisfies Record<string, { language: DocumentLanguage; title: string }>;
export type DocumentKind = keyof typeof DOCUMENTS;

/** Whether a document without works would be empty. */
export const isOfWorks = (kind: DocumentKind) => kind !== 'cvKo' && kind !== 'cvEn';

/** What a document's file says of itself. */
export interface DocumentNames {
  title: string;
  author: string;
  /** Of most of its text. */
  language: DocumentLanguage;
}

/** A document's pages, and what its file says of itself. */
export function documentOf(
  portfolio: Portfolio,
  kind: DocumentKind,
): { layout: Layout; names: DocumentNames } {
  const { language, title } = DOCUMENTS[kind];
  const author = nameOf(portfolio, kind);
  return { layout: layoutOf(portfolio, kind), names: { title: `${author} ${title}`, author, language } };
}

function layoutOf(portfolio: Portfolio, kind: DocumentKind): Layout {
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  switch (kind) {
    case 'portfolio':
      return layoutPortfolio(portfolio, { width, height });
    case 'cvKo':
    case 'cvEn':
      return layoutCv(portfolio, DOCUMENTS[kind].language);
    case 'listKo':
    case 'listEn':
      return layoutArtworkList(portfolio, DOCUMENTS[kind].language);
  }
}

/** `류단아 포트폴리오 2026-11-22.pdf`. */
export function fileNameOf(portfolio: Portfolio, kind: DocumentKind): string {
  const stem = `${nameOf(portfolio, kind)} ${DOCUMENTS[kind].title} ${dayInSeoul(new Date())}`;
  return `${fileStem(stem, { letters: uploadLimits.fileNameMax - '.pdf'.length })}.pdf`;
}

function nameOf({ artistProfile }: Portfolio, kind: DocumentKind): string {
  return namesIn(DOCUMENTS[kind].language, artistProfile).first;
}
