import sharp from 'sharp';
import type { z } from 'zod';
import type { StudioProfileForm } from '@/lib/contracts/studio-profile';
import type { artworkTextsSchema } from '@/lib/contracts/studio-artwork';
import type { artists } from '@/server/db/schema/artist';
import type { TestApi } from './api';

/** An artist with a profile, and the account that it is called by. */
export async function studioArtist(api: TestApi, given: Partial<typeof artists.$inferInsert> = {}) {
  const artist = await api.make.artist(given);
  return { artist, as: await api.account({ uuid: artist.accountUuid }) };
}

let painted = 0;

/** A small picture of its own colour, so that no two have the same content. */
export function picture(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' = 'png',
): Promise<Buffer> {
  painted += 1;
  const background = { r: (painted * 37) % 256, g: (painted * 91) % 256, b: (painted * 53) % 256 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

/** The form of a call: `reqDto`, where it has one, and files by field. */
export function studioForm(reqDto: unknown, files: Record<string, File | Buffer | undefined> = {}): FormData {
  const data = new FormData();
  if (reqDto !== undefined)
    data.append('reqDto', new Blob([JSON.stringify(reqDto)], { type: 'application/json' }));
  for (const [field, file] of Object.entries(files)) {
    if (file !== undefined) data.append(field, file instanceof File ? file : named(file, `${field}.png`));
  }
  return data;
}

export function named(bytes: Uint8Array, name: string): File {
  return new File([Uint8Array.from(bytes)], name);
}

/** A header by which a form comes from an address of its own: each has but few places for uploads. */
export function addressOf(number: number): Record<string, string> {
  return { 'x-forwarded-for': `192.0.2.${number}` };
}

/** What an artwork that keeps every rule says of itself. */
export function artworkTexts(given: Partial<z.input<typeof artworkTextsSchema>> = {}) {
  return {
    ...{ title: '천 번의 안부', titleEn: null, year: 2024, size: '230 × 162 cm', material: '면천에 유채' },
    ...{ genre: 'WESTERN_PAINTING' as const, etc: null, description: null },
    ...{ themeSubject: 'ABSTRACT' as const, themeTime: 'TIMELESS' as const },
    ...{ themeFocus: 'COLOR' as const, themeStyle: 'ABSTRACT' as const },
    ...given,
  };
}

/** A profile that keeps every rule. */
export function studioProfile(given: Partial<StudioProfileForm> = {}): StudioProfileForm {
  return {
    version: 0,
    nameKo: '최보늬',
    nameEn: 'Choi Bonui',
    educationNotApplicable: false,
    educations: [
      { type: 'UNDERGRADUATE', year: 2020, schoolName: '새봄대학교', major: '회화과', status: 'GRADUATED' },
    ],
    experiences: [
      { type: 'SOLO_EXHIBITION', year: 2024, title: '첫 줄', location: '양림 작은창', region: '광주' },
    ],
    domesticArea: '전주, 서울',
    overseasArea: null,
    activityGenreTypes: ['KOREAN_PAINTING'],
    activityGenreEtc: null,
    awards: [],
    collections: [],
    introduction: '마르기 전의 사십 분을 그린다.',
    interviews: [],
    videoLink: null,
    artistNote: null,
    allowsAi: false,
    ...given,
  };
}
