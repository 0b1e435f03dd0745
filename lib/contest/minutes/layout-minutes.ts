import { isOverall } from '@/lib/contest/review/rule';
import type { ReviewRule } from '@/lib/contracts/review-rule';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatApplicationPeriod } from '@/lib/format/deadline';
import { formatDay } from '@/lib/format/day';
import { formatMoment, formatZonedMoment } from '@/lib/format/moment';
import * as assignmentMessages from '@/lib/messages/contest-assignment';
import * as minutesMessages from '@/lib/messages/contest-minutes';
import * as reviewMessages from '@/lib/messages/contest-review';
import { APPLICANT_STATUS_LABELS } from '@/lib/options/contest';
import { EXCLUSION_KIND_LABELS } from '@/lib/options/contest-jury';
import { RECKONING_LABELS, SCALE_LABELS } from '@/lib/options/contest-review';
import type { Layout } from '@/lib/portfolio/boxes';
import { gridOf } from '@/lib/portfolio/grid';
import { ParagraphReader } from '@/lib/portfolio/paragraph-reader';
import type { DocumentNames } from '@/lib/portfolio/portfolio-documents';
import { TEMPLATES } from '@/lib/portfolio/templates';
import { Typesetter } from '@/lib/portfolio/typesetter';
import type { ContestMinutes, MinutesRound, MinutesRow } from './minutes';
import { MinutesPages, type MinutesColumn } from './minutes-pages';

/** The size of the contest's title beside that of an artist's name. */
const TITLE_SCALE = 0.62;
const LABEL_WIDTH = 0.16;
/** Millimetres of a row with a signature. */
const SIGNATURE_HEIGHT = 13;
/** The lines of a section that stay with its heading. */
const TOGETHER = 3;

const dayOf = (moment: Date) => formatDay(dayInSeoul(moment));

/** The minutes of a contest's jury on upright A4 pages (C-101). */
export function layoutMinutes(minutes: ContestMinutes, reader = new ParagraphReader()): Layout {
  const { width, height } = TEMPLATES.A4_PORTRAIT;
  const setter = new Typesetter(gridOf({ width, height }), reader);
  const pages = new MinutesPages(setter);
  const { size, leading, tracking = 0, face } = setter.style('name');
  const scaled = (length: number) => length * TITLE_SCALE;

  pages.heading(minutesMessages.title);
  pages.title(minutes.title, {
    ...{ face, size: scaled(size), leading: scaled(leading), tracking: scaled(tracking) },
  });
  pages.space(0.6);
  pages.facts(factsOf(minutes), LABEL_WIDTH);
  setApplicants(pages, minutes.rounds);
  setPanel(pages, minutes);
  setRules(pages, minutes);
  setExclusions(pages, minutes);
  setReopenings(pages, minutes);
  for (const round of minutes.rounds) setResults(pages, round, minutes.rules);
  if (minutes.statement !== '') {
    pages.heading('심의총평', TOGETHER * setter.style('row').leading);
    pages.paragraph(minutes.statement);
  }
  setSignatures(pages, minutes);
  return {
    ...{ width, height, notices: setter.notices },
    pages: pages.end(`${minutesMessages.title} · ${minutes.title}`),
  };
}

/** The pages of minutes, and what their file says of itself. */
export const minutesDocument = (minutes: ContestMinutes): { layout: Layout; names: DocumentNames } => ({
  layout: layoutMinutes(minutes),
  names: {
    title: `${minutes.title} ${minutesMessages.title}`,
    author: minutes.organizer,
    language: 'ko',
  },
});

function factsOf(minutes: ContestMinutes): [string, string][] {
  const { organizer, opensAt, endsAt, announcedAt, isBlind, madeAt, rounds } = minutes;
  return [
    ['주최', organizer],
    ['접수 기간', formatApplicationPeriod(opensAt, endsAt) ?? ''],
    ['지원자', minutesMessages.people(rounds[0]?.candidates ?? 0)],
    ['심사 차수', minutesMessages.round(rounds.length)],
    ...(isBlind ? [['심사 방식', minutesMessages.blind] as [string, string]] : []),
    ['결과 발표', announcedAt === null ? minutesMessages.notAnnounced : formatZonedMoment(announcedAt)],
    ['작성', minutesMessages.madeAt(formatZonedMoment(madeAt))],
  ];
}

function setApplicants(pages: MinutesPages, rounds: readonly MinutesRound[]): void {
  const { SELECTED, REJECTED, REVIEWING, PENDING } = APPLICANT_STATUS_LABELS;
  const titles = ['심사 대상', minutesMessages.nextRound, SELECTED, REJECTED, REVIEWING, PENDING];
  pages.heading('차수별 지원자', pages.beginOfTable);
  pages.table({
    columns: [
      { title: '차수', width: 0.16 },
      ...titles.map((title): MinutesColumn => ({ title, width: 0.14, align: 'end' })),
    ],
    rows: rounds.map(({ round, candidates, passed, decisions }) => [
      minutesMessages.round(round),
      ...[candidates, passed].map(String),
      ...[decisions.SELECTED, decisions.REJECTED, decisions.REVIEWING, decisions.PENDING].map(String),
    ]),
  });
}

function setPanel(pages: MinutesPages, { jurors, ownerScorers }: ContestMinutes): void {
  pages.heading('심사위원', pages.beginOfTable);
  if (jurors.length + ownerScorers.length === 0) return pages.paragraph(minutesMessages.noJurors);
  pages.table({
    columns: [
      { title: '이름', width: 0.5 },
      { title: '위촉', width: 0.2 },
      { title: '비고', width: 0.3 },
    ],
    rows: [
      ...jurors.map(({ name, addedAt, removedAt, rounds }) => [
        ...[name, dayOf(addedAt)],
        [
          ...(rounds === null ? [] : [assignmentMessages.reviewsIn(rounds)]),
          ...(removedAt === null ? [] : [minutesMessages.removed(dayOf(removedAt))]),
        ].join(' · '),
      ]),
      ...ownerScorers.map((name) => [name, '', minutesMessages.ownerScored]),
    ],
  });
}

/** The rules that scores of the minutes were given by; the present one last. */
function setRules(pages: MinutesPages, { rules }: ContestMinutes): void {
  for (const [edition, rule] of [...rules].sort(([one], [other]) => one - other)) {
    pages.heading(`심사 규칙 ${reviewMessages.edition(edition)}`, pages.beginOfTable);
    pages.facts(
      [
        ['척도', SCALE_LABELS[rule.scale]],
        ['심사 항목', criteriaOf(rule)],
        ['집계', RECKONING_LABELS[rule.reckoning]],
      ],
      LABEL_WIDTH,
    );
  }
}

const criteriaOf = (rule: ReviewRule): string =>
  isOverall(rule)
    ? minutesMessages.overall
    : rule.criteria.map(({ name, weight }) => `${name} ${weight}%`).join(', ');

function setExclusions(pages: MinutesPages, { exclusions }: ContestMinutes): void {
  pages.heading('제척·회피', pages.beginOfTable);
  if (exclusions.length === 0) return pages.paragraph(minutesMessages.noExclusions);
  pages.table({
    columns: [
      { title: '심사위원', width: 0.19 },
      { title: '접수 번호', width: 0.17 },
      { title: '구분', width: 0.12 },
      { title: '사유', width: 0.34 },
      { title: '효력', width: 0.18 },
    ],
    rows: exclusions.map(({ jurorName, receipt, kind, reason, createdAt, liftedAt }) => [
      ...[jurorName, receipt, EXCLUSION_KIND_LABELS[kind], reason],
      minutesMessages.inForce(dayOf(createdAt), liftedAt === null ? null : dayOf(liftedAt)),
    ]),
  });
}

const RESULT_COLUMNS: readonly MinutesColumn[] = [
  { title: '순위', width: 0.11 },
  { title: '접수 번호', width: 0.17 },
  { title: '이름', width: 0.4 },
  { title: '평균', width: 0.09, align: 'end' },
  { title: '채점 수', width: 0.1, align: 'end' },
  { title: '판정', width: 0.13 },
];

function setResults(
  pages: MinutesPages,
  { round, candidates, edition, rows, others, unscored }: MinutesRound,
  rules: ContestMinutes['rules'],
): void {
  const rule = edition === null ? undefined : rules.get(edition);
  pages.heading(minutesMessages.resultsOf(round), pages.beginOfTable);
  pages.paragraph(
    minutesMessages.resultsLead(
      candidates,
      edition === null ? null : reviewMessages.edition(edition),
      rule === undefined ? null : RECKONING_LABELS[rule.reckoning],
    ),
    { color: 'soft' },
  );
  pages.space(0.25);
  if (rows.length === 0) pages.paragraph(minutesMessages.noResults);
  else pages.table({ columns: RESULT_COLUMNS, rows: rows.map(cellsOf) });
  const rest = minutesMessages.resultsRest(others, unscored);
  if (rest === '') return;
  pages.space(0.35);
  pages.paragraph(rest, { color: 'soft' });
}

const cellsOf = ({ rank, isTied, receipt, name, mean, scores, decision }: MinutesRow): string[] => [
  rank === null ? '–' : isTied ? minutesMessages.tied(rank) : String(rank),
  ...[receipt, name, mean === null ? '–' : mean.toFixed(1), String(scores)],
  decision === 'NEXT' ? minutesMessages.nextRound : APPLICANT_STATUS_LABELS[decision],
];

/** The rounds and announcements that were opened again; nothing where none were. */
function setReopenings(pages: MinutesPages, { reopenings }: ContestMinutes): void {
  if (reopenings.length === 0) return;
  pages.heading('다시 연 심사와 발표', pages.beginOfTable);
  pages.table({
    columns: [
      { title: '때', width: 0.3 },
      { title: '다시 연 것', width: 0.2 },
      { title: '까닭', width: 0.5 },
    ],
    rows: reopenings.map(({ at, round, reason }) => [
      ...[formatMoment(at), round === null ? '결과 발표' : minutesMessages.round(round)],
      reason,
    ]),
  });
}

function setSignatures(pages: MinutesPages, { jurors, owner }: ContestMinutes): void {
  const present = jurors.filter(({ removedAt }) => removedAt === null);
  pages.heading('서명', pages.beginOfTable + SIGNATURE_HEIGHT);
  pages.paragraph(minutesMessages.signing);
  pages.space(0.35);
  pages.table({
    columns: [
      { title: '이름', width: 0.4 },
      { title: '서명', width: 0.36 },
      { title: '날짜', width: 0.24 },
    ],
    rows: [...present.map(({ name }) => [name, '', '']), [minutesMessages.owner(owner), '', '']],
    minHeight: SIGNATURE_HEIGHT,
  });
}
