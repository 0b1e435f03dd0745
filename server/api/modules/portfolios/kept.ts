import type { Portfolio, PortfolioKept } from '@/lib/contracts/portfolio';
import type { PlacedArtwork } from '@/lib/contracts/portfolio-save';

type Saved = Omit<Portfolio, 'artistArtWorks' | 'cover'> & { artistArtWorks: readonly PlacedArtwork[] };

/** What is kept of a portfolio. The rest is read anew. */
export function keptOf({ artistProfile, artistArtWorks, ...saved }: Saved): PortfolioKept {
  const { profileVisibility, profilePageLayoutConfig, pdfSettingConfig } = saved;
  const { nameKo: _ko, nameEn: _en, imageUrl: _photo, activityGenreEtc: _etc, ...profile } = artistProfile;
  return {
    ...{ profileVisibility, profilePageLayoutConfig, pdfSettingConfig },
    artistProfile: profile,
    artistArtWorks: artistArtWorks.map(({ uuid, title, titleEn, page, side }) => ({
      ...{ uuid, title: title ?? titleEn, page, side },
    })),
  };
}
