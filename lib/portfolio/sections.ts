import type { EducationType, ExperienceType } from '@/lib/profile/rows';

/** The sections of a profile page, in the order of the artist's public page. */
export const PROFILE_SECTIONS = [
  'SOLO_EXHIBITION',
  'GROUP_EXHIBITION',
  'educations',
  'RESIDENCY',
  'awards',
  'collections',
  'GRANT',
  'WORKSHOP',
] as const satisfies readonly (ExperienceType | 'educations' | 'awards' | 'collections')[];
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Educations form one section, the highest first. */
export const EDUCATION_ORDER = [
  'GRADUATE',
  'UNDERGRADUATE',
  'ETC',
] as const satisfies readonly EducationType[];

/** What can be shown or hidden. */
export const VISIBLE_PARTS = [
  ...EDUCATION_ORDER,
  'SOLO_EXHIBITION',
  'GROUP_EXHIBITION',
  'RESIDENCY',
  'WORKSHOP',
  'GRANT',
  'awards',
  'collections',
  'activityGenreTypes',
  'artistNote',
  'introduction',
  'imageUrl',
] as const;

export type DocumentLanguage = 'ko' | 'en';

export const SECTION_LABELS = {
  ko: {
    SOLO_EXHIBITION: '개인전',
    GROUP_EXHIBITION: '단체전',
    educations: '학력',
    RESIDENCY: '레지던시',
    awards: '수상',
    collections: '소장',
    GRANT: '지원',
    WORKSHOP: '워크숍',
  },
  en: {
    SOLO_EXHIBITION: 'Solo Exhibitions',
    GROUP_EXHIBITION: 'Group Exhibitions',
    educations: 'Education',
    RESIDENCY: 'Residencies',
    awards: 'Awards',
    collections: 'Collections',
    GRANT: 'Grants',
    WORKSHOP: 'Workshops',
  },
} as const satisfies Record<DocumentLanguage, Record<ProfileSection, string>>;

/** Behind the name of a section that goes on on another page. */
export const CONTINUED = { ko: '(이어짐)', en: '(continued)' } as const satisfies Record<
  DocumentLanguage,
  string
>;
