import type { Portfolio } from '@/lib/contracts/portfolio';
import type { Layout, Page } from './boxes';
import { careerSections } from './career';
import { CareerColumns } from './career-columns';
import { gridOf } from './grid';
import { nameBlock } from './name-block';
import { withRunningLine } from './running-line';
import { CONTINUED, type DocumentLanguage } from './sections';
import { TEMPLATES } from './templates';
import { ParagraphReader } from './paragraph-reader';
import { Typesetter } from './typesetter';

type Content = Pick<Portfolio, 'artistProfile' | 'profileVisibility'>;

/** The column of headings at the left of the rows, as a share of the frame. */
const HEADINGS = 0.24;

/** Lines between rows and between sections; tight ones where they save a page. */
const ROOMY = { row: 0.125, section: 1.25 };
const TIGHT = { row: 0, section: 0.75 };

/** The career alone, on upright A4 pages: names and contact, then the sections, their headings at the left. */
export function layoutCv(
  content: Content,
  language: DocumentLanguage,
  reader = new ParagraphReader(),
): Layout {
  const roomy = cvWith(ROOMY, content, language, reader);
  if (roomy.pages.length === 1) return roomy;
  const tight = cvWith(TIGHT, content, language, reader);
  return tight.pages.length < roomy.pages.length ? tight : roomy;
}

function cvWith(
  spaces: typeof ROOMY,
  { artistProfile, profileVisibility }: Content,
  language: DocumentLanguage,
  reader: ParagraphReader,
): Layout {
  const { width, height } = TEMPLATES.A4_PORTRAIT;
  const setter = new Typesetter(gridOf({ width, height }), reader);
  const { frame, baseline } = setter.grid;
  const aside = frame.width * HEADINGS;
  const columns = new CareerColumns({
    setter,
    sections: careerSections(artistProfile, profileVisibility, language),
    width: frame.width - aside,
    rowGap: baseline * spaces.row,
    sectionGap: () => baseline * spaces.section,
    continued: CONTINUED[language],
    aside,
  });
  const below = (y: number) => [
    { x: frame.x + aside, y, width: frame.width - aside, height: frame.y + frame.height - y },
  ];
  const names = nameBlock(setter, artistProfile, profileVisibility, frame, language);
  const ruleY = frame.y + (Math.ceil((names.end - frame.y) / baseline - 0.01) + 1) * baseline;
  const head: Page = {
    kind: 'career',
    bookmark: language === 'ko' ? '약력' : 'Curriculum Vitae',
    boxes: [
      ...names.boxes,
      { kind: 'rule', x: frame.x, y: ruleY, width: frame.width, thickness: 0.18, color: 'ink' },
      ...columns.fill(below(ruleY + 1.25 * baseline)),
    ],
  };
  const pages = [head];
  while (!columns.isDone) pages.push({ kind: 'career', bookmark: null, boxes: columns.fill(below(frame.y)) });
  return {
    width,
    height,
    pages: pages.map((page, index) => withRunningLine(setter, artistProfile, page, index + 1)),
    notices: setter.notices,
  };
}
