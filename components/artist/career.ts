import type { ArtistDetail } from '@/lib/contracts/artist';
import { educationText, experienceText } from '@/lib/format/career-text';
import type { ExperienceType } from '@/lib/profile/rows';

export interface CareerRow {
  /** Null in groups without years. */
  year: number | null;
  text: string;
}

export interface CareerGroup {
  title: string;
  rows: CareerRow[];
}

export type CareerSource = Pick<ArtistDetail, 'experiences' | 'educations' | 'awards' | 'collections'>;

/**
 * A career as blocks of three columns: each block is one place of the grid and holds one group or two short
 * ones. Groups that are empty are left out; rows are newest first.
 */
export function careerBlocks(artist: CareerSource): CareerGroup[][] {
  const experiences = (...types: ExperienceType[]) =>
    artist.experiences
      .filter(({ type }) => types.includes(type))
      .map((experience) => ({ year: experience.year, text: experienceText(experience) }));
  const educations = artist.educations.map((education) => ({
    year: education.year,
    text: educationText(education),
  }));
  const awards = artist.awards.map(({ year, title }) => ({ year, text: title }));
  const collections = artist.collections.map(({ name }) => ({ year: null, text: name }));

  const blocks = [
    [group('개인전', experiences('SOLO_EXHIBITION'))],
    [group('단체전', experiences('GROUP_EXHIBITION'))],
    [group('학력', educations), group('레지던시', experiences('RESIDENCY'))],
    [group('수상', awards)],
    [group('소장', collections)],
    [group('지원·워크숍', experiences('GRANT', 'WORKSHOP'))],
  ];
  return blocks
    .map((groups) => groups.filter(({ rows }) => rows.length > 0))
    .filter((groups) => groups.length > 0);
}

function group(title: string, rows: CareerRow[]): CareerGroup {
  return { title, rows: rows.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0)) };
}
