import type { EducationStatus, ProfileRow, ProfileRowDraft } from '@/lib/profile/rows';
import { DOTS } from '@/lib/text/signs';
import { careerLines, careerParts, unwrapTitle } from './career-line';
import type { CareerLine } from './career-years';
import { isPlaceName, isVenueName } from './place-words';

type PastedExperience = Omit<ProfileRowDraft<'experiences'>, 'type'>;
type PastedEducation = Omit<ProfileRowDraft<'educations'>, 'type'>;

/**
 * Experiences from the lines of a pasted career: `2024 《물의 결》, 갤러리 온, 서울`. What a line doesn't say stays empty.
 * Careers often name a year once, above or in the first line of several: the lines below have it too.
 */
export function pastedExperiences(text: string): PastedExperience[] {
  return withYears(text, ({ from }) => from).map(({ line, year }) => ({ year, ...experienceOf(line.text) }));
}

/** Awards: the year, and all else as the title. */
export function pastedAwards(text: string): ProfileRowDraft<'awards'>[] {
  return withYears(text, ({ from }) => from).map(({ line, year }) => ({
    year,
    title: careerParts(line.text.replaceAll('\t', ', ')).join(', '),
  }));
}

/** Collections: one a line, or several in a line with commas between. A year isn't kept. */
export function pastedCollections(text: string): ProfileRow<'collections'>[] {
  return careerLines(text)
    .flatMap((line) => careerParts(line.text))
    .flatMap(collectorsOf)
    .map((name) => ({ name }));
}

const BETWEEN_COLLECTORS = new RegExp(`[${DOTS}]`);
const COLLECTOR =
  /(?:미술관|박물관|도서관|기념관|재단|은행|문화원|대학교|대사관|병원|시청|도청|구청|museum|foundation)$/i;

/** `국립현대미술관·서울시립미술관`: several names, where a point stands between names of institutions. */
function collectorsOf(text: string): string[] {
  const names = text.split(BETWEEN_COLLECTORS).map((name) => name.trim());
  return names.every((name) => COLLECTOR.test(name)) ? names : [text];
}

/** Educations: `2019 홍익대학교, 회화과, 졸업`, also without commas. Of a span of years the last one counts. */
export function pastedEducations(text: string): PastedEducation[] {
  return withYears(text, ({ to }) => to).map(({ line, year }) => ({ year, ...educationOf(line) }));
}

interface DatedLine {
  line: CareerLine;
  year: number | null;
}

function withYears(text: string, yearOf: (years: NonNullable<CareerLine['years']>) => number): DatedLine[] {
  let year: number | null = null;
  const dated: DatedLine[] = [];
  for (const line of careerLines(text)) {
    if (line.years !== null) year = yearOf(line.years);
    if (line.text !== '') dated.push({ line, year });
  }
  return dated;
}

function experienceOf(text: string): Omit<PastedExperience, 'year'> {
  const [first = '', ...others] = careerParts(text);
  const { title, rest } = unwrapTitle(first);
  const places = [rest, ...others].filter((part) => part !== '');
  if (places.length === 0) return titleWithPlace(title);
  // A title without brackets may have commas of its own: what stands before the place belongs to it. A table's cells are whole.
  const venue = title === first && !text.includes('\t') ? places.findIndex(isVenueName) : 0;
  if (venue > 0 && !places.slice(0, venue).some(isPlaceName)) {
    return { title: [title, ...places.slice(0, venue)].join(', '), ...placeOf(places.slice(venue)) };
  }
  return { title, ...placeOf(places) };
}

/** `물의 결 (갤러리 온, 서울)`. */
function titleWithPlace(text: string): Omit<PastedExperience, 'year'> {
  const match = /^(.+?)\s*[(（]([^()（）]+)[)）]$/.exec(text);
  const places = careerParts(match?.[2] ?? '');
  if (match === null || places.length < 2) return { title: text, location: '', region: '' };
  return { title: unwrapTitle(match[1] ?? '').title, ...placeOf(places) };
}

function placeOf(parts: readonly string[]): { location: string; region: string } {
  const [first = '', ...others] = parts;
  if (others.length === 0) return placeInOne(first);
  if (isPlaceName(first) && !others.some(isPlaceName)) return { location: others.join(', '), region: first };
  const known = parts.findIndex((part, index) => index > 0 && isPlaceName(part));
  const at = known < 0 ? parts.length - 1 : known;
  return { location: parts.slice(0, at).join(', '), region: parts.slice(at).join(', ') };
}

/** `갤러리 온(서울)`, `갤러리 온 서울`. */
function placeInOne(text: string): { location: string; region: string } {
  const match = /^(.+?)\s*[(（]([^()（）]+)[)）]$/.exec(text) ?? /^(.+)\s(\S+)$/.exec(text);
  const [, location = '', region = ''] = match ?? [];
  return isPlaceName(region) ? { location, region } : { location: text, region: '' };
}

const STATUSES: readonly (readonly [EducationStatus, RegExp])[] = [
  ['COMPLETED', /(?:과정\s?)?수료|completed/i],
  ['ENROLLED', /재학\s?중?|휴학|과정\s?중|enrolled|in progress/i],
  ['GRADUATED', /졸업|졸(?=\s|$)|graduated/i],
];
const SCHOOL =
  /^.*?(?:대학교|대학원|대학|학교|종합학교|아카데미|academy|university|college|school|institute)(?:\s\S*대학원)?(?:\s\S*(?:대학|캠퍼스))?(?=\s|$)/i;

/** `홍익대`, where the line names no school in full. */
const SHORT_SCHOOL = /^[가-힣]+대(?=\s|$)/;

function educationOf({ text, years }: CareerLine): Omit<PastedEducation, 'year'> {
  const found = STATUSES.find(([, words]) => words.test(text));
  const status = found?.[0] ?? (years?.isOpen === true ? 'ENROLLED' : null);
  const plain = found === undefined ? text : text.replace(found[1], '');
  const [first = '', ...others] = careerParts(plain.replace(/[(（]\s*[)）]/g, ''));
  if (others.length > 0) return { schoolName: first, major: others.join(' '), status };
  const school = (SCHOOL.exec(first) ?? SHORT_SCHOOL.exec(first))?.[0] ?? first;
  return { schoolName: school, major: first.slice(school.length).trim(), status };
}
