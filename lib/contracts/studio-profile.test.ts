import * as studioMessages from '@/lib/messages/studio';
import * as typedMessages from '@/lib/messages/typed';
import { studioProfileUpdateSchema, type StudioProfileForm } from './studio-profile';

const thisYear = Number(new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 4));
const education = {
  type: 'GRADUATE',
  year: 2018,
  schoolName: '새봄대학교 대학원',
  major: '서양화과',
  status: 'GRADUATED',
} as const;
const experience = {
  type: 'SOLO_EXHIBITION',
  year: 2024,
  title: '천 번의 안부',
  location: '갤러리 마른잎',
  region: '서울',
} as const;
const blankEducation = { type: 'ETC', year: null, schoolName: ' ', major: '', status: null } as const;
const form: StudioProfileForm = {
  version: 3,
  nameKo: '류단아',
  nameEn: 'Ryu Dana',
  educationNotApplicable: false,
  educations: [education],
  experiences: [experience],
  domesticArea: '서울, 전주',
  overseasArea: '베를린',
  activityGenreTypes: ['WESTERN_PAINTING'],
  activityGenreEtc: null,
  awards: [],
  collections: [],
  introduction: '점을 찍는 일은 안부를 묻는 일과 닮았다.',
  interviews: [],
  videoLink: null,
  artistNote: null,
  allowsAi: false,
};

const parse = (given: object) => studioProfileUpdateSchema.parse({ ...form, ...given });
const faults = (given: object) => {
  const result = studioProfileUpdateSchema.safeParse({ ...form, ...given });
  return (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
};
const times = <Row>(count: number, row: Row) => Array.from({ length: count }, () => row);

test('a profile that keeps every rule is taken', () => {
  expect(parse({})).toEqual({ ...form, nameEn: 'RYU DANA' });
});

test('texts are trimmed and put together, and an empty one is none', () => {
  expect(
    parse({ nameKo: ' 류단아 '.normalize('NFD'), nameEn: ' ', overseasArea: '', artistNote: '  ' }),
  ).toMatchObject({ nameKo: '류단아', nameEn: null, overseasArea: null, artistNote: null });
  expect(parse({ nameEn: 'Ｒｙｕ　Dana\u200b', introduction: '한\n줄' })).toMatchObject({
    nameEn: 'RYU DANA',
    introduction: '한 줄',
  });
});

const AREAS =
  '서울·경기 서울ㆍ경기 서울・경기 서울•경기 서울，경기 서울、경기 서울~경기 서울～경기 서울–경기 서울ㅡ경기 서울;경기 서울／경기 서울（마포）';
test.each(AREAS.split(' '))('the area %s is taken as it is typed', (domesticArea) =>
  expect(parse({ domesticArea })).toMatchObject({ domesticArea }),
);

test.each([
  ['nameKo', { nameKo: '류 단아' }, studioMessages.nameKoRule],
  ['nameKo', { nameKo: 'Ryu' }, studioMessages.nameKoRule],
  ['nameKo', { nameKo: 'ㄹㅇ' }, studioMessages.nameKoRule],
  ['nameKo', { nameKo: '가'.repeat(11) }, studioMessages.nameKoRule],
  ['nameEn', { nameEn: 'Ryu-Dana' }, studioMessages.nameEnRule],
  ['nameEn', { nameEn: 'a'.repeat(23) }, studioMessages.nameEnRule],
  ['nameKo', { nameKo: '', nameEn: ' ' }, '작가명을 입력해 주세요.'],
  ['domesticArea', { domesticArea: 'Seoul' }, studioMessages.domesticAreaRule],
  ['domesticArea', { domesticArea: '서울ㆍSeoul' }, studioMessages.domesticAreaRule],
  ['domesticArea', { domesticArea: '서울 1' }, studioMessages.domesticAreaRule],
  ['domesticArea', { domesticArea: null, overseasArea: '' }, '활동지역을 입력해 주세요.'],
  ['overseasArea', { overseasArea: '가'.repeat(201) }, studioMessages.tooLong(200)],
  ['activityGenreTypes', { activityGenreTypes: [] }, '활동 장르를 선택해 주세요.'],
  [
    'activityGenreEtc',
    { activityGenreTypes: ['ETC'], activityGenreEtc: ' ' },
    studioMessages.genreEtcRequired,
  ],
  ['introduction', { introduction: '  ' }, studioMessages.introductionRequired],
  ['introduction', { introduction: '가'.repeat(41) }, studioMessages.tooLong(40)],
  ['videoLink', { videoLink: 'javascript:alert(1)' }, typedMessages.linkInvalid],
  ['videoLink', { videoLink: '영상' }, typedMessages.linkInvalid],
  ['videoLink', { videoLink: '유튜브에 있어요' }, typedMessages.linkInvalid],
  ['videoLink', { videoLink: 'https://youtu.be/abcdefghijk 제 영상입니다' }, typedMessages.linkInvalid],
  ['videoLink', { videoLink: 'https://youtu.be/\u202ea' }, typedMessages.linkUnseen],
  ['videoLink', { videoLink: `https://youtu.be/${'a'.repeat(240)}` }, studioMessages.tooLong(255)],
  ['artistNote', { artistNote: '가'.repeat(1201) }, studioMessages.tooLong(1200)],
  ['educations', { educations: [] }, studioMessages.educationRequired],
  ['educations', { educations: [blankEducation] }, studioMessages.educationRequired],
  [
    'educations.1.major',
    { educations: [education, { ...education, major: ' ' }] },
    studioMessages.educationPartial,
  ],
  ['educations.0.year', { educations: [{ ...education, year: null }] }, studioMessages.educationPartial],
  ['educations.0.status', { educations: [{ ...education, status: null }] }, studioMessages.educationPartial],
  ['educations.0.year', { educations: [{ ...education, year: 1979 }] }, studioMessages.yearRule(1980)],
  [
    'educations.0.year',
    { educations: [{ ...education, year: thisYear + 1 }] },
    studioMessages.yearRule(1980),
  ],
  [
    'educations.0.schoolName',
    { educations: [{ ...education, schoolName: '가'.repeat(41) }] },
    studioMessages.tooLong(40),
  ],
  [
    'educations.0.major',
    { educations: [{ ...education, major: '가'.repeat(31) }] },
    studioMessages.tooLong(30),
  ],
  ['experiences', { experiences: [] }, studioMessages.experienceRequired],
  [
    'experiences.0.region',
    { experiences: [{ ...experience, region: '' }] },
    studioMessages.experienceRequired,
  ],
  [
    'experiences.0.title',
    { experiences: [{ ...experience, title: '가'.repeat(201) }] },
    studioMessages.tooLong(200),
  ],
  ['awards.0.year', { awards: [{ year: null, title: '상' }] }, studioMessages.awardPartial],
  ['awards', { awards: times(31, { year: 2020, title: '상' }) }, studioMessages.rowsTooMany],
  ['experiences', { experiences: times(31, experience) }, studioMessages.rowsTooMany],
  ['collections.0.name', { collections: [{ name: '가'.repeat(51) }] }, studioMessages.tooLong(50)],
  [
    'interviews.0.interviewTitle',
    { interviews: [{ interviewTitle: '', interviewLink: 'a.kr' }] },
    studioMessages.interviewPartial,
  ],
  [
    'interviews.0.interviewLink',
    { interviews: [{ interviewTitle: '말', interviewLink: 'https://a.kr/interview 1' }] },
    typedMessages.linkInvalid,
  ],
  [
    'interviews',
    { interviews: times(4, { interviewTitle: '말', interviewLink: 'a.kr' }) },
    studioMessages.interviewsTooMany,
  ],
])('%s is refused (%#)', (field, given, message) => {
  expect(faults(given)).toEqual([[field, message]]);
});

test('thirty rows of each type are taken, and blank rows between them dropped', () => {
  const educations = [...times(30, education), blankEducation, ...times(30, { ...education, type: 'ETC' })];
  const saved = parse({
    educations,
    awards: [{ year: null, title: '' }, ...times(30, { year: 1980, title: '상' })],
    collections: [{ name: ' ' }, { name: '미술관' }],
    interviews: [
      { interviewTitle: '', interviewLink: '' },
      ...times(3, { interviewTitle: '말', interviewLink: 'a.kr' }),
    ],
  });
  expect([saved.educations.length, saved.awards.length, saved.interviews.length]).toEqual([60, 30, 3]);
  expect(saved.collections).toEqual([{ name: '미술관' }]);
});

test('not applicable clears the education, also one that is half typed', () => {
  const half = { ...education, major: '' };
  expect(parse({ educationNotApplicable: true, educations: [half, education] }).educations).toEqual([]);
});

test('the text of other genres stays with ETC alone, and a genre that is named twice is one', () => {
  const given = { activityGenreTypes: ['ETC', 'MEDIA', 'ETC'], activityGenreEtc: ' 섬유 ' };
  expect(parse(given)).toMatchObject({ activityGenreTypes: ['ETC', 'MEDIA'], activityGenreEtc: '섬유' });
  expect(parse({ activityGenreEtc: '남은 말' }).activityGenreEtc).toBeNull();
});

test('everything that is wrong is told at once', () => {
  const given = {
    nameKo: 'x',
    nameEn: '',
    activityGenreTypes: [],
    introduction: '',
    videoLink: '유튜브에 있어요',
    experiences: [],
  };
  expect(faults(given).map(([field]) => field)).toEqual([
    'nameKo',
    'activityGenreTypes',
    'introduction',
    'videoLink',
    'experiences',
  ]);
});

describe('rows of a client of the documents', () => {
  const WRITTEN: [string, object, object][] = [
    ['a year as a text', { year: '2018' }, {}],
    ['a year in full width', { year: '２０１８년' }, {}],
    ['a row id', { id: 7 }, {}],
  ];
  test.each(WRITTEN)('take %s', (_, given, expected) => {
    expect(parse({ educations: [{ ...education, ...given }] }).educations).toEqual([
      { ...education, ...expected },
    ]);
  });

  /** The fields of each list, without its type. */
  const LISTS = {
    educations: { full: education, message: studioMessages.educationPartial },
    experiences: { full: experience, message: studioMessages.experienceRequired },
    awards: { full: { year: 2024, title: '미술상' }, message: studioMessages.awardPartial },
    collections: { full: { name: '미술관' }, message: studioMessages.collectionPartial },
    interviews: {
      full: { interviewTitle: '대화', interviewLink: 'https://news.example/1' },
      message: studioMessages.interviewPartial,
    },
  };
  const NONE: [string, unknown][] = [
    ['empty', ''],
    ['null', null],
    ['missing', undefined],
  ];
  const rows = Object.entries(LISTS).flatMap(([list, { full, message }]) =>
    NONE.map(([kind, none]) => ({ ...{ list, full, message, kind, none } })),
  );
  it.each(rows)('of $list whose fields are $kind are blank', ({ list, full, none }) => {
    const blank = Object.fromEntries(
      Object.entries(full).map(([name, value]) => [name, name === 'type' ? value : none]),
    );
    const parsed = parse({ [list]: [full, JSON.parse(JSON.stringify(blank))] });
    expect(parsed[list as keyof typeof LISTS]).toEqual([full]);
  });
  it.each(rows.filter(({ list }) => list !== 'collections'))(
    'of $list lack the field that is $kind',
    ({ list, full, message, none }) => {
      const name = Object.keys(full).find((each) => each !== 'type') ?? '';
      const partial: unknown = JSON.parse(JSON.stringify({ ...full, [name]: none }));
      expect(faults({ [list]: [full, partial] })).toEqual([[`${list}.1.${name}`, message]]);
    },
  );
  it('lack a status that is empty', () => {
    expect(faults({ educations: [{ ...education, status: '' }] })).toEqual([
      ['educations.0.status', studioMessages.educationPartial],
    ]);
  });
  it.each(['언젠가', '1979', '9999', 1979, 2018.5, true])('refuse the year %j', (year) => {
    expect(faults({ awards: [{ year, title: '미술상' }] })).toEqual([
      ['awards.0.year', studioMessages.yearRule(1980)],
    ]);
  });
});
