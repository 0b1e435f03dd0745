import type { ContestMinutes, MinutesRow } from '@/lib/contest/minutes/minutes';
import { DEFAULT_RULE } from '@/lib/contest/review/rule';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A name of 40 letters without a space. */
export const longName = (number: number): string =>
  `${'가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로모보소오조초'.slice(0, 37)}${String(number).padStart(3, '0')}`;

/** A line of results. @param number from 1 */
export const minutesRow = (number: number, changes: Partial<MinutesRow> = {}): MinutesRow => ({
  ...{ rank: number, isTied: false, receipt: `261121-A${String(number).padStart(5, '0')}` },
  ...{ name: longName(number), mean: 5 - number / 100, scores: 5, decision: 'REJECTED' },
  ...changes,
});

/** Minutes of one round with one juror and no applicant. */
export function contestMinutes(changes: Partial<ContestMinutes> = {}): ContestMinutes {
  return {
    ...{ title: '달빛 창가 공모', organizer: '봄결미술관', isBlind: true },
    opensAt: new Date('2026-11-01T00:00:00Z'),
    endsAt: new Date('2026-11-20T09:00:00Z'),
    announcedAt: null,
    madeAt: new Date('2026-11-21T05:30:00Z'),
    rounds: [],
    jurors: [{ name: '윤서인', addedAt: new Date('2026-11-10T00:00:00Z'), removedAt: null, rounds: null }],
    ownerScorers: [],
    rules: new Map([[1, DEFAULT_RULE]]),
    exclusions: [],
    reopenings: [],
    statement: '',
    owner: '한결',
    ...changes,
  };
}

/** The texts of a PDF, a list for each of its pages. Pieces of a line are apart. */
export async function pdfTexts(data: Uint8Array): Promise<string[][]> {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.str] : [])));
  }
  await document.loadingTask.destroy();
  return pages;
}
