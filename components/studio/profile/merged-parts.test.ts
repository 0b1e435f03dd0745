import type { StudioProfile } from '@/lib/contracts/studio-profile';
import { changedParts, isContested, mergeParts, type Versions } from '@/components/form/conflict/form-parts';
import { MERGED_PARTS } from './merged-parts';
import { valuesOf, type ProfileValues } from './profile-values';

const solo = (title: string, year = 2024) =>
  ({ type: 'SOLO_EXHIBITION', year, title, location: '갤러리 온', region: '서울' }) as const;
const group = (title: string) => ({ ...solo(title), type: 'GROUP_EXHIBITION' }) as const;
/** Rows as the server returns them. */
const kept = <Rows extends readonly object[]>(...rows: Rows) =>
  rows.map((row: Rows[number], index) => ({ ...row, id: index + 1 }));

const profile: StudioProfile = {
  version: 3,
  userAccountId: 'haru',
  isPublic: true,
  imageUrl: null,
  image: null,
  hasPhotoOriginal: false,
  nameKo: '하루',
  nameEn: null,
  educationNotApplicable: true,
  educations: [],
  experiences: kept(group('나'), solo('가')),
  domesticArea: '서울',
  overseasArea: null,
  activityGenreTypes: ['SCULPTURE'],
  activityGenreEtc: null,
  awards: [],
  collections: [],
  introduction: '돌을 깎는다.',
  interviews: [],
  videoLink: null,
  artistNote: null,
  allowsAi: false,
};
const base = valuesOf(profile);

/** Each part that was saved elsewhere, as the note shows it. */
const changesOf = (versions: Versions<ProfileValues>) =>
  changedParts(MERGED_PARTS, versions).map((part) => ({
    label: part.label,
    now: String((part.describeChange ?? part.describe)(versions.latest, versions.base)),
    isKept: isContested(part, versions),
  }));

function merge(typed: Partial<ProfileValues>, saved: Partial<StudioProfile>) {
  const versions = {
    base,
    typed: { ...base, ...typed },
    latest: valuesOf({ ...profile, version: 4, ...saved }),
  };
  return { merged: mergeParts(MERGED_PARTS, versions), changes: changesOf(versions) };
}

test('rows are held by type, in the order of the screen', () => {
  expect(base.experiences.map(({ title }) => title)).toEqual(['가', '나']);
});

test('what was typed stays, everything else is what it is now', () => {
  const { merged, changes } = merge({ nameEn: 'HARU' }, { nameKo: '하루빛', introduction: '나무를 깎는다.' });
  expect(merged).toMatchObject({
    version: 4,
    nameKo: '하루빛',
    nameEn: 'HARU',
    introduction: '나무를 깎는다.',
  });
  expect(changes).toEqual([
    { label: '국문 작가명', now: '하루빛', isKept: false },
    { label: '한 줄 소개', now: '나무를 깎는다.', isKept: false },
  ]);
});

test('a part that changed in both places keeps what was typed here, and says so', () => {
  const { merged, changes } = merge({ introduction: '흙을 빚는다.' }, { introduction: '나무를 깎는다.' });
  expect(merged.introduction).toBe('흙을 빚는다.');
  expect(changes).toEqual([{ label: '한 줄 소개', now: '나무를 깎는다.', isKept: true }]);
});

test('the same change in both places is nothing to keep', () => {
  const { changes } = merge({ introduction: '나무를 깎는다.' }, { introduction: '나무를 깎는다.' });
  expect(changes).toEqual([{ label: '한 줄 소개', now: '나무를 깎는다.', isKept: false }]);
});

test('a photo that was sent is saved, and one that was chosen since stays', () => {
  const sent = { url: 'blob:1', crop: new Blob(), origin: null };
  const next = { url: 'blob:2', crop: new Blob(), origin: null };
  const merge = (from: ProfileValues['photo'], now: ProfileValues['photo']) =>
    mergeParts(MERGED_PARTS, {
      base: { ...base, photo: from },
      latest: base,
      typed: { ...base, photo: now },
    }).photo;
  expect(merge(sent, sent)).toBeNull();
  expect(merge(sent, next)).toBe(next);
  expect(merge(null, next)).toBe(next);
});

test('experiences are merged type by type', () => {
  const { merged, changes } = merge(
    { experiences: [solo('가'), solo('다', 2025), group('나')] },
    { experiences: kept(solo('가'), group('나'), group('라')) },
  );
  expect(merged.experiences.map(({ title }) => title)).toEqual(['가', '다', '나', '라']);
  expect(changes).toEqual([{ label: '단체전', now: '추가: 2024 라, 갤러리 온, 서울', isKept: false }]);
});

test('rows that came, are gone or stand elsewhere are told', () => {
  const experiences = [solo('가'), solo('나'), group('나')];
  const before = { ...base, experiences };
  const tell = (latest: ProfileValues['experiences']) =>
    changesOf({ base: before, typed: before, latest: { ...before, experiences: latest } });
  expect(tell([solo('나'), solo('가'), group('나')])).toEqual([
    { label: '개인전', now: '순서가 바뀌었어요', isKept: false },
  ]);
  expect(tell([group('나')])[0]?.now).toBe('삭제: 2024 가, 갤러리 온, 서울\n삭제: 2024 나, 갤러리 온, 서울');
  const many = Array.from({ length: 8 }, (_, index) => solo(`새 전시 ${index}`));
  expect(tell([...many, ...experiences])[0]?.now.split('\n')).toHaveLength(6);
});

test('educations and their box are one part', () => {
  const education = {
    type: 'GRADUATE',
    year: 2020,
    schoolName: '새봄대학교',
    major: '조소과',
    status: 'GRADUATED',
  } as const;
  const { merged, changes } = merge(
    { artistNote: '메모' },
    { educationNotApplicable: false, educations: kept(education) },
  );
  expect(merged).toMatchObject({
    educationNotApplicable: false,
    educations: [education],
    artistNote: '메모',
  });
  expect(changes).toEqual([{ label: '학력', now: '추가: 2020 새봄대학교 조소과 졸업', isKept: false }]);
});
