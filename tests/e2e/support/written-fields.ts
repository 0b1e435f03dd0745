import type { Page } from '@playwright/test';
import { linesOf, richLinesOf, type MULTI_LINE_FIELDS } from '@/tests/support/multi-line-fields';
import { publishArticle, sendPicture } from './publish-article';

type Field = keyof typeof MULTI_LINE_FIELDS;

/** The text of a field has its name in each line, so that it is found on a screen with others. */
export const markOf = (field: Field) => `${field}:`;
export const textOf = (field: Field) => linesOf(markOf(field));

/** Publishes a special whose fields of several lines are written. @returns its uuid */
export async function publishSpecial(operator: Page, title: string): Promise<string> {
  const previewImageId = await sendPicture(operator.request);
  const picture = { imageId: previewImageId, alt: '달', artworkUuid: null, credit: '' };
  const block = { title: '블록', content: textOf('specialBlock'), ...picture };
  return publishArticle(operator.request, 'SPECIAL', title, {
    ...{
      subTitle: '부제',
      previewImageId,
      homeContent: textOf('homeContent'),
      content: textOf('specialText'),
    },
    contents: [
      { uuid: crypto.randomUUID(), ...block },
      { uuid: crypto.randomUUID(), ...block },
    ],
    ...{ writer: '글쓴이', writerMessage: textOf('writerMessage') },
  });
}

/** The same for an exhibition. */
export const publishExhibition = async (operator: Page, title: string): Promise<string> =>
  publishArticle(operator.request, 'EXHIBITION', title, {
    ...{
      periodFrom: '2026-03-01',
      location: '물때화랑',
      previewImageId: await sendPicture(operator.request),
    },
    content: richLinesOf(markOf('articleText')),
  });
