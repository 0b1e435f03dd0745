import type { Portfolio } from '@/lib/contracts/portfolio';

interface Selectable {
  selected: boolean;
}

/** The portfolio without what it hides: parts that aren't visible, and rows that aren't selected. Its pages are the same. */
export function onlyShown<Shown extends Portfolio>(portfolio: Shown): Shown {
  const { artistProfile, profileVisibility: isVisible } = portfolio;
  const hasEtc = artistProfile.activityGenreTypes.some((genre) => genre.selected && genre.value === 'ETC');
  const selected = <Row extends Selectable>(rows: readonly Row[]) => rows.filter((row) => row.selected);
  return {
    ...portfolio,
    artistProfile: {
      ...artistProfile,
      introduction: isVisible.introduction ? artistProfile.introduction : null,
      artistNote: isVisible.artistNote ? artistProfile.artistNote : null,
      imageUrl: isVisible.imageUrl ? artistProfile.imageUrl : null,
      experiences: selected(artistProfile.experiences).filter(({ type }) => isVisible[type]),
      educations: selected(artistProfile.educations).filter(({ type }) => isVisible[type]),
      awards: isVisible.awards ? selected(artistProfile.awards) : [],
      collections: isVisible.collections ? selected(artistProfile.collections) : [],
      activityGenreTypes: isVisible.activityGenreTypes ? selected(artistProfile.activityGenreTypes) : [],
      activityGenreEtc: isVisible.activityGenreTypes && hasEtc ? artistProfile.activityGenreEtc : null,
    },
  };
}
