import type { Portfolio } from '@/lib/contracts/portfolio';
import { artistName } from '@/lib/format/names';
import { artworkPages } from './artwork-pages';
import type { Layout, Page } from './boxes';
import { coverPage } from './cover-page';
import { gridOf } from './grid';
import { notePage } from './note-page';
import { placeWorks, pagesOfWorks } from './pairing';
import { profilePages } from './profile-pages';
import { withRunningLine } from './running-line';
import type { PageSize } from './templates';
import { ParagraphReader } from './paragraph-reader';
import { Typesetter } from './typesetter';

type Content = Omit<Portfolio, 'pdfSettingConfig'>;

/**
 * The pages of a portfolio: cover, profile, note, works. The preview and the PDF draw this and nothing else (ADR 35).
 * @param size of the pages, in millimetres
 */
export function layoutPortfolio(content: Content, size: PageSize, reader = new ParagraphReader()): Layout {
  const { artistProfile, profileVisibility, cover } = content;
  const setter = new Typesetter(gridOf(size), reader);
  const works = placeWorks(content.artistArtWorks, pagesOfWorks(content.artistArtWorks));
  const note = profileVisibility.artistNote ? notePage(setter, artistProfile.artistNote ?? '') : null;
  const inner: Page[] = [
    ...profilePages(setter, content),
    ...(note === null ? [] : [note]),
    ...artworkPages(setter, artistName(artistProfile), works),
  ];
  return {
    ...size,
    // The cover is page 1 and shows no number.
    pages: [
      coverPage(setter, cover, artistProfile, works),
      ...inner.map((page, index) => withRunningLine(setter, artistProfile, page, index + 2)),
    ],
    notices: setter.notices,
  };
}
