import type { PortfolioProfile, ProfileVisibility } from '@/lib/contracts/portfolio';
import { educationText, experienceText } from '@/lib/format/career-text';
import {
  EDUCATION_ORDER,
  PROFILE_SECTIONS,
  SECTION_LABELS,
  type DocumentLanguage,
  type ProfileSection,
} from './sections';

export interface CareerRow {
  /** Names the row by its list and its place there: `awards:2`. */
  key: string;
  /** Null in sections without years. */
  year: number | null;
  text: string;
}

export interface CareerSection {
  section: ProfileSection;
  label: string;
  rows: readonly CareerRow[];
}

const EDUCATION_STATUS_EN = {
  GRADUATED: 'Graduated',
  COMPLETED: 'Completed',
  ENROLLED: 'Enrolled',
} as const;

/** The sections that a portfolio shows, without empty ones; their selected rows, newest first. */
export function careerSections(
  profile: PortfolioProfile,
  visibility: ProfileVisibility,
  language: DocumentLanguage,
): CareerSection[] {
  return PROFILE_SECTIONS.map((section) => ({
    section,
    label: SECTION_LABELS[language][section],
    rows: rowsOf(section, profile, visibility, language),
  })).filter(({ rows }) => rows.length > 0);
}

function rowsOf(
  section: ProfileSection,
  profile: PortfolioProfile,
  visibility: ProfileVisibility,
  language: DocumentLanguage,
): CareerRow[] {
  switch (section) {
    case 'educations':
      return profile.educations
        .map((education, index) => ({ education, key: `educations:${index}` }))
        .filter(({ education }) => education.selected && visibility[education.type])
        .sort((a, b) => newestFirst(a.education, b.education) || byType(a.education.type, b.education.type))
        .map(({ education, key }) => ({
          key,
          year: education.year,
          text:
            language === 'ko'
              ? educationText(education)
              : [education.schoolName, education.major, EDUCATION_STATUS_EN[education.status]]
                  .filter(Boolean)
                  .join(', '),
        }));
    case 'awards':
      return visibility.awards ? keyed('awards', profile.awards, ({ title }) => title) : [];
    case 'collections':
      return visibility.collections
        ? keyed(
            'collections',
            profile.collections.map((row) => ({ ...row, year: null })),
            ({ name }) => name,
          )
        : [];
    case 'SOLO_EXHIBITION':
    case 'GROUP_EXHIBITION':
    case 'RESIDENCY':
    case 'GRANT':
    case 'WORKSHOP':
      return visibility[section]
        ? keyed('experiences', profile.experiences, experienceText, ({ type }) => type === section)
        : [];
  }
}

function keyed<Row extends { selected: boolean; year: number | null }>(
  list: string,
  rows: readonly Row[],
  textOf: (row: Row) => string,
  belongs: (row: Row) => boolean = () => true,
): CareerRow[] {
  return rows
    .map((row, index) => ({ row, key: `${list}:${index}` }))
    .filter(({ row }) => row.selected && belongs(row))
    .sort((a, b) => newestFirst(a.row, b.row))
    .map(({ row, key }) => ({ key, year: row.year, text: textOf(row) }));
}

function newestFirst(a: { year: number | null }, b: { year: number | null }): number {
  return (b.year ?? 0) - (a.year ?? 0);
}

function byType(a: (typeof EDUCATION_ORDER)[number], b: (typeof EDUCATION_ORDER)[number]): number {
  return EDUCATION_ORDER.indexOf(a) - EDUCATION_ORDER.indexOf(b);
}
