import * as portfolioMessages from '@/lib/messages/portfolio';
import type { Notice } from './boxes';

/** The text of a notice to an artist. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'noteCut':
      return portfolioMessages.noteCut;
    case 'captionCut':
      return portfolioMessages.captionCut;
    case 'imageMissing':
      return portfolioMessages.imageMissing;
    case 'notDrawn':
      return portfolioMessages.notDrawn(notice.characters);
  }
}
