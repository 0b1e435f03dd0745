import { articleUuid, artworkUuid } from '@/server/db/seed/context';

export interface TouchCase {
  page: string;
  path: string;
  /** What is touched, as the report says it. */
  touch: string;
  /** The selector of what is touched: the first visible one. */
  target: string;
  /** A selector that matches as soon as the effect is shown, and not before. */
  shows: string;
  /** A selector that matches when all of the effect is there, where `shows` matches before that. */
  fills?: string;
  /** Its effect may be another document or address. */
  leads?: boolean;
  /** Who touches; a guest where it isn't said. */
  member?: string;
}

const FILLED = '[role=alertdialog], [role=dialog]';
/** Where a press answers with a dialog of the page: its shell, which shades the page until the dialog's code is there. */
const DIALOG = { shows: `${FILLED}, body > [aria-busy=true]`, fills: FILLED };
const MENU = {
  touch: 'menu',
  target: 'button[aria-label="전체 메뉴 열기"]',
  shows: 'nav[aria-label="전체 메뉴"]',
};
const SEARCH = { touch: 'search', target: 'a[aria-label="통합검색"]', ...DIALOG, leads: true };
const SUPPORT = { touch: 'dialog', target: 'aside[aria-label="연락하기"] button', ...DIALOG };
const NEXT = 'button[aria-label^="다음 "]';

const home = { page: 'home', path: '/' };
const artists = { page: 'artist list', path: '/artist' };
const artist = { page: 'artist', path: '/artist/artist01' };
const artwork = { page: 'artwork', path: `/artwork/${artworkUuid('a01', 1)}` };
const wall = { page: 'artwork wall', path: '/artwork' };
const special = { page: 'special', path: `/article/special/${articleUuid('SPECIAL', 12)}` };
const exhibitions = { page: 'exhibition list', path: '/article/exhibition' };
const search = { page: 'search', path: `/search?q=${encodeURIComponent('달')}` };
const signup = { page: 'signup', path: '/auth/signup' };
const faq = { page: 'FAQ', path: '/my/support/faq' };
const contest = { page: 'contest news', path: `/article/news/${articleUuid('NEWS', 1)}` };

const likeOf = (member?: string) => ({
  touch: 'like',
  target: 'button[data-like]',
  ...(member === undefined ? DIALOG : { member, shows: 'button[data-like][aria-pressed=true]' }),
});
const choiceOf = (name: string) => ({
  touch: `choice ${name}`,
  target: `article:has(#signup-${name}) button`,
  shows: 'ol[aria-label="가입 단계"] li:nth-child(2)[aria-current]',
});

/** The first touches that are measured. A guest's, except where the case names a member. */
export const TOUCH_CASES: readonly TouchCase[] = [
  { ...home, ...MENU },
  {
    ...home,
    touch: 'carousel',
    target: `section[aria-label="주요 소식"] ${NEXT}`,
    shows: '[data-current][aria-label^="2 /"]',
  },
  { ...home, ...SEARCH },
  { ...artists, ...MENU },
  { ...artists, ...likeOf() },
  { ...artists, ...likeOf('fresh01') },
  { ...artists, touch: 'liked only', target: 'label:has(input[type=checkbox])', ...DIALOG },
  {
    ...artists,
    touch: 'filter',
    target: 'ul[aria-label="장르"] li:nth-child(2) a',
    shows: '[aria-busy=true], [role=progressbar]',
    leads: true,
  },
  { ...artist, ...MENU },
  { ...artist, ...likeOf() },
  {
    ...artist,
    touch: 'fold',
    target: 'button[aria-expanded=false][aria-controls]:not([aria-label])',
    shows: 'button[aria-expanded=true][aria-controls]:not([aria-label])',
  },
  {
    ...artwork,
    touch: 'enlarge',
    target: 'main figure a',
    shows: '.room',
  },
  { ...artwork, ...likeOf() },
  { ...wall, ...MENU },
  {
    ...wall,
    touch: 'filters',
    target: 'main button[popovertarget]',
    shows: 'aside:popover-open',
  },
  { ...special, ...MENU },
  { ...special, ...likeOf() },
  { ...exhibitions, ...MENU },
  {
    ...exhibitions,
    touch: 'filter',
    target: 'ul[aria-label="진행 상태"] li:nth-child(2) a',
    shows: '[aria-busy=true], [role=progressbar]',
    leads: true,
  },
  { ...search, ...MENU },
  { ...search, ...likeOf() },
  { ...signup, ...choiceOf('MEMBER') },
  { ...signup, ...choiceOf('ARTIST') },
  { ...signup, ...MENU },
  { ...faq, touch: 'accordion', target: 'main details summary', shows: 'main details[open]' },
  {
    ...faq,
    touch: 'choice',
    target: 'label:has(input[type=radio]:not(:checked))',
    shows: 'input[type=radio]:checked:not([value=ALL])',
  },
  { ...faq, ...SUPPORT },
  { ...contest, touch: 'apply', target: 'main button.needs-script:not([aria-label])', ...DIALOG },
  {
    ...contest,
    touch: 'apply',
    target: 'main button.needs-script:not([aria-label])',
    // The form opens after its calls: until then its button says that they run.
    ...{ shows: 'main button[aria-busy=true]', fills: FILLED },
    member: 'artist01',
  },
];

/** Enough for a run of less than two minutes. */
export const QUICK = [
  'signup choice MEMBER',
  'artist list liked only',
  'artist list like',
  'home menu',
  'home carousel',
  'contest news apply',
];

export const nameOf = ({ page, touch, member }: TouchCase): string =>
  `${page} ${touch}${member === undefined ? '' : ' (member)'}`;
