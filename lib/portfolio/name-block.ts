import type { PortfolioProfile, ProfileVisibility } from '@/lib/contracts/portfolio';
import { namedGenres } from '@/lib/format/genres';
import { formatPhone } from '@/lib/format/phone';
import type { Box } from './boxes';
import { namesIn } from './names';
import type { DocumentLanguage } from './sections';
import { ASCENT, DESCENT, firstBaseline, type Typesetter } from './typesetter';

interface Place {
  x: number;
  y: number;
  width: number;
}

/** Names, introduction, contact and genres, one below the other. @returns the boxes, and where they end */
export function nameBlock(
  setter: Typesetter,
  profile: PortfolioProfile,
  visibility: ProfileVisibility,
  { x, y, width }: Place,
  language: DocumentLanguage = 'ko',
): { boxes: Box[]; end: number } {
  const boxes: Box[] = [];
  const { baseline } = setter.grid;
  let top = y;
  const add = (
    text: string,
    name: 'name' | 'latin' | 'introduction' | 'row',
    role: 'name' | 'introduction' | 'contact',
    before: number,
  ) => {
    const style = setter.style(name);
    const lines = setter.lines(text, style, width);
    if (lines.length === 0) return;
    top += top === y ? 0 : before * baseline;
    const color = name === 'row' || name === 'latin' ? 'soft' : 'ink';
    boxes.push(...setter.boxes(lines, style, { x, baseline: firstBaseline(top, style), role, color }));
    top += lines.length * style.leading;
  };

  const { first, second } = namesIn(language, profile);
  add(first, 'name', 'name', 0);
  add(second, 'latin', 'name', 0);
  if (language === 'ko' && visibility.introduction && profile.introduction !== null)
    add(profile.introduction, 'introduction', 'introduction', 0.75);
  const contact = [profile.email, profile.phoneNum === null ? null : formatPhone(profile.phoneNum)];
  let isFirst = true;
  for (const text of contact.filter((part) => part !== null)) {
    const begin = boxes.length;
    add(text, 'row', 'contact', isFirst ? 0.75 : 0);
    isFirst = false;
    if (text === profile.email) boxes.push(...mailLink(text, boxes.slice(begin)));
  }
  const genres = language === 'ko' ? shownGenres(profile, visibility) : '';
  if (genres !== '') add(genres, 'row', 'contact', isFirst ? 0.75 : 0);
  return { boxes, end: top };
}

/** `서양화 · 설치`. Only Korean has words for them. */
function shownGenres(profile: PortfolioProfile, visibility: ProfileVisibility): string {
  if (!visibility.activityGenreTypes) return '';
  return namedGenres({
    activityGenreTypes: profile.activityGenreTypes
      .filter(({ selected }) => selected)
      .map(({ value }) => value),
    activityGenreEtc: profile.activityGenreEtc,
  })
    .map(({ name }) => name)
    .join(' · ');
}

/** What a reader can press to write to the artist: an area for each of the address's lines. */
function mailLink(email: string, lines: readonly Box[]): Box[] {
  return lines
    .filter((box) => box.kind === 'text')
    .map(({ x, y, width, size }) => ({
      kind: 'link',
      x,
      y: y - size * ASCENT,
      width,
      height: size * (ASCENT + DESCENT),
      href: `mailto:${email}`,
    }));
}
