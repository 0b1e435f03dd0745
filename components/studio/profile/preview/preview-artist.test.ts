import type { ProfileValues } from '@/components/studio/profile/profile-values';
import { previewArtist } from './preview-artist';

const row = {
  type: 'SOLO_EXHIBITION',
  year: 2024,
  title: '물의 결',
  location: '갤러리 온',
  region: '서울',
} as const;
const values: ProfileValues = {
  version: 0,
  photo: null,
  hasPhoto: false,
  nameKo: ' ',
  nameEn: 'haru',
  introduction: '',
  activityGenreTypes: ['ETC'],
  activityGenreEtc: '판화',
  domesticArea: '서울 ',
  overseasArea: '',
  educationNotApplicable: true,
  educations: [{ type: 'ETC', year: 2020, schoolName: '새봄', major: '판화', status: 'GRADUATED' }],
  experiences: [row, { ...row, region: ' ' }, { ...row, year: null }],
  awards: [{ year: null, title: '' }],
  collections: [{ name: '너른담미술관' }],
  interviews: [],
  videoLink: null,
  artistNote: '\n',
  allowsAi: false,
};

test('the preview shows what is whole, as the page will', () => {
  expect(previewArtist(values)).toEqual({
    nameKo: null,
    nameEn: 'HARU',
    introduction: null,
    activityGenreTypes: ['ETC'],
    activityGenreEtc: '판화',
    domesticArea: '서울',
    overseasArea: null,
    experiences: [row],
    educations: [],
    awards: [],
    collections: [{ name: '너른담미술관' }],
    interviews: [],
    videoLink: null,
    artistNote: null,
  });
});

test('a page without a name says where it will stand', () => {
  expect(previewArtist({ ...values, nameEn: '' }).nameKo).toBe('작가명');
});
