import path from 'node:path';
import { renderToBuffer } from '@react-pdf/renderer';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import type { Layout, TextBox } from '@/lib/portfolio/boxes';
import { facesOf } from '@/lib/portfolio/faces-of';
import { fontFile } from '@/lib/portfolio/font-files';
import { openFaces } from '@/lib/portfolio-pdf/open-faces';
import { PortfolioDocument } from '@/lib/portfolio-pdf/portfolio-document';
import { contestMinutes, longName, minutesRow, pdfTexts } from '@/tests/support/contest-minutes';
import { makePortfolioAssets } from '@/tests/support/portfolio-fonts';
import { layoutMinutes, minutesDocument } from './layout-minutes';
import type { ContestMinutes } from './minutes';

const assets = makePortfolioAssets();
const COUNT = 300;
const ROUND = {
  ...{ round: 1, candidates: COUNT, passed: 0, edition: 1, others: 0, unscored: 0 },
  decisions: { PENDING: 0, REVIEWING: 0, SELECTED: 1, REJECTED: COUNT - 1 },
  rows: Array.from({ length: COUNT }, (_, index) => minutesRow(index + 1)),
};
const LONG = contestMinutes({
  rounds: [ROUND],
  title: '긴이름의공모'.repeat(12),
  jurors: Array.from({ length: 30 }, (_, index) => ({
    ...{ name: longName(index), addedAt: new Date('2026-11-10T00:00:00Z') },
    removedAt: index === 3 ? new Date('2026-11-15T00:00:00Z') : null,
    rounds: index === 4 ? [1, 2] : null,
  })),
  exclusions: Array.from({ length: 40 }, (_, index) => ({
    ...{ jurorName: longName(index), receipt: `261121-A${String(index).padStart(5, '0')}` },
    ...{ kind: 'EXCLUDED' as const, reason: '사제·같은소속'.repeat(42) },
    ...{ createdAt: new Date('2026-11-12T00:00:00Z'), liftedAt: new Date('2026-11-13T00:00:00Z') },
  })),
  statement: `${'창가의 빛을 오래 본 그림이 많았습니다. '.repeat(60)}\n\n${'가'.repeat(1800)}`,
});

async function print(minutes: ContestMinutes): Promise<string[][]> {
  const { layout, names } = minutesDocument(minutes);
  const faces = await openFaces(facesOf(layout), (face) => path.join(assets, fontFile(face)));
  const pdf = await renderToBuffer(
    <PortfolioDocument layout={layout} names={names} faces={faces} pictures={new Map()} />,
  );
  return pdfTexts(new Uint8Array(pdf));
}

const textOf = ({ runs }: TextBox) => runs.map(({ text }) => text).join('');
const textsOn = ({ boxes }: Layout['pages'][number]) => boxes.filter((box) => box.kind === 'text');
const joined = (pages: string[][]) => pages.flat().join('').replace(/\s/g, '');

test('lines never overlap, and stand within the page above its foot', () => {
  const { pages, width, height } = layoutMinutes(LONG);
  for (const page of pages) {
    const texts = textsOn(page);
    const foot = Math.max(...texts.map(({ y }) => y));
    expect(foot).toBeLessThan(height);
    for (const [index, one] of texts.entries()) {
      expect(one.x).toBeGreaterThan(10);
      expect(one.x + one.width).toBeLessThan(width - 10);
      if (one.role !== 'running') expect(one.y).toBeLessThan(foot - 3);
      for (const other of texts.slice(index + 1)) {
        const isApart =
          Math.abs(one.y - other.y) > 0.8 * Math.min(one.size, other.size) ||
          one.x + one.width <= other.x + 0.01 ||
          other.x + other.width <= one.x + 0.01;
        if (!isApart) throw new Error(`${textOf(one)} lies over ${textOf(other)}`);
      }
    }
  }
});

test('three hundred applicants with long names are listed whole, with the table’s head on each page', async () => {
  const pages = await print(LONG);
  const text = joined(pages);
  for (const { receipt, name } of ROUND.rows) {
    expect(text).toContain(receipt);
    expect(text).toContain(name);
  }
  const withRows = pages.filter((page) => page.filter((piece) => /^261121-A/.test(piece)).length > 20);
  expect(withRows.length).toBeGreaterThan(8);
  for (const page of withRows) expect(page).toEqual(expect.arrayContaining(['순위', '접수 번호', '판정']));
  for (const [index, page] of pages.entries())
    expect(page.at(-1)).toBe(minutesMessages.page(index + 1, pages.length));
});

test('the facts, the panel, the rule and the signatures of jurors who are on the panel', async () => {
  const text = joined(
    await print(
      contestMinutes({
        jurors: [
          { name: '윤서인', addedAt: new Date('2026-11-10T00:00:00Z'), removedAt: null, rounds: null },
          {
            name: '배윤조',
            addedAt: new Date('2026-11-10T00:00:00Z'),
            removedAt: new Date('2026-11-15T00:00:00Z'),
            rounds: [2],
          },
        ],
        ownerScorers: ['한결'],
      }),
    ),
  );
  expect(text).toContain('심사회의록달빛창가공모주최봄결미술관');
  expect(text).toContain('접수기간2026.11.1.(일)09:00–2026.11.20.(금)18:00마감');
  expect(text).toContain('결과발표발표전');
  expect(text).toContain('심사규칙제1판척도1–5점심사항목종합점수집계최고·최저제외평균');
  expect(text).toContain('윤서인2026.11.10.배윤조2026.11.10.2차에심사·해촉2026.11.15.한결책임자로채점');
  expect(text).toContain('제척하거나회피한심사위원이없습니다.');
  expect(text).not.toContain('심의총평');
  expect(text).toContain('이름서명날짜윤서인한결(책임자)');
});

test('ties, applicants without a score, and who isn’t listed', async () => {
  const rows = [
    minutesRow(1, { isTied: true, rank: 1, name: '류단아', mean: 4.25, decision: 'SELECTED' }),
    minutesRow(2, { isTied: true, rank: 1, name: '강도윤', mean: 4.25, decision: 'NEXT' }),
    minutesRow(3, { rank: null, mean: null, scores: 0, name: '임석', decision: 'SELECTED' }),
  ];
  const text = joined(await print(contestMinutes({ rounds: [{ ...ROUND, rows, others: 7, unscored: 2 }] })));
  expect(text).toContain('1동점261121-A00001류단아4.35선정');
  expect(text).toContain('1동점261121-A00002강도윤4.35다음차수');
  expect(text).toContain('–261121-A00003임석–0선정');
  expect(text).toContain(minutesMessages.resultsRest(7, 2).replace(/\s/g, ''));
});
