import type { Portfolio, PortfolioProfile, ProfileVisibility } from '@/lib/contracts/portfolio';
import { educationText, experienceText } from '@/lib/format/career-text';
import { GENRE_LABELS } from '@/lib/genres';
import type { ProfileList } from '@/lib/portfolio/changes';
import {
  EDUCATION_ORDER,
  PROFILE_SECTIONS,
  SECTION_LABELS,
  type ProfileSection,
} from '@/lib/portfolio/sections';

/** A line of the panel that shows or hides something of the profile. */
export interface PartGroup {
  label: string;
  parts: readonly (keyof ProfileVisibility)[];
  /** The list whose rows can be chosen; null where there are none. */
  list: ProfileList | null;
  /** The section of the profile's pages that it makes, which blank lines can follow; null for none. */
  section: ProfileSection | null;
}

export interface ChoosableRow {
  /** Its place in its list. */
  index: number;
  text: string;
  selected: boolean;
}

const LIST_OF = { educations: 'educations', awards: 'awards', collections: 'collections' } as const;

export const PART_GROUPS: readonly PartGroup[] = [
  { label: '사진', parts: ['imageUrl'], list: null, section: null },
  { label: '한 줄 소개', parts: ['introduction'], list: null, section: null },
  { label: '활동 장르', parts: ['activityGenreTypes'], list: 'activityGenreTypes', section: null },
  ...PROFILE_SECTIONS.map((section): PartGroup => ({
    label: SECTION_LABELS.ko[section],
    parts: section === 'educations' ? EDUCATION_ORDER : [section],
    list: section in LIST_OF ? LIST_OF[section as keyof typeof LIST_OF] : 'experiences',
    section,
  })),
  { label: '작가 노트', parts: ['artistNote'], list: null, section: null },
];

/** Whether a group is shown: all of its parts, some of them, or none. */
export function shownOf({ parts }: PartGroup, visibility: ProfileVisibility): boolean | 'some' {
  const shown = parts.filter((part) => visibility[part]).length;
  if (shown === 0) return false;
  return shown === parts.length ? true : 'some';
}

/** The rows that can be chosen for a group, as their list has them. */
export function rowsOf({ list, section }: PartGroup, profile: PortfolioProfile): ChoosableRow[] {
  switch (list) {
    case null:
      return [];
    case 'experiences':
      return profile.experiences
        .map((row, index) => ({
          index,
          type: row.type,
          text: dated(row.year, experienceText(row)),
          ...chosen(row),
        }))
        .filter(({ type }) => type === section);
    case 'educations':
      return profile.educations.map((row, index) => ({
        index,
        text: dated(row.year, educationText(row)),
        ...chosen(row),
      }));
    case 'awards':
      return profile.awards.map((row, index) => ({
        index,
        text: dated(row.year, row.title),
        ...chosen(row),
      }));
    case 'collections':
      return profile.collections.map((row, index) => ({ index, text: row.name, ...chosen(row) }));
    case 'activityGenreTypes':
      return profile.activityGenreTypes.map((row, index) => ({
        index,
        text: row.value === 'ETC' ? (profile.activityGenreEtc ?? GENRE_LABELS.ETC) : GENRE_LABELS[row.value],
        ...chosen(row),
      }));
  }
}

/** The groups that have something to show. */
export function groupsOf({ artistProfile }: Portfolio): PartGroup[] {
  return PART_GROUPS.filter((group) => group.list === null || rowsOf(group, artistProfile).length > 0);
}

const chosen = ({ selected }: { selected: boolean }) => ({ selected });
const dated = (year: number, text: string) => `${year}  ${text}`;
