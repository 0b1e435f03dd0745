import { ETC, type FormField } from '@/lib/contracts/contest-form';
import { GENRE_LABELS } from '@/lib/genres';
import { blankField } from './new-field';

/** Forms to begin with, by the kind of call. */
export const FORM_TEMPLATES = ['BLANK', 'NEW_ARTIST', 'RESIDENCY', 'EXHIBITION'] as const;
export type FormTemplate = (typeof FORM_TEMPLATES)[number];

const IMAGES = 'image/jpeg,image/png,image/webp';
const known = (name: string, label: string, type: FormField['type'], isFixed = false) =>
  blankField({ name, label, type, required: true, disabled: isFixed });
const text = (name: string, label: string, maxLength: number, help: string | null = null) =>
  blankField({ name, label, type: 'textarea', required: true, help, validation: { maxLength } });
const consent = blankField({
  name: 'privacyConsent',
  label: '심사를 위한 개인정보 수집과 이용에 동의합니다.',
  help: '이름, 연락처, 지원 자료를 심사와 결과 안내에만 쓰고, 발표 여섯 달 뒤에 지웁니다.',
  type: 'checkbox',
  validation: { mustBeTrue: true },
});
const who = [
  known('name', '이름', 'text', true),
  known('phone', '전화번호', 'tel'),
  known('email', '이메일', 'email'),
];
const works = (maxCount: number) =>
  blankField({
    name: 'works',
    label: '작품 이미지',
    help: '작품마다 한 장씩, 긴 변 2,000px 이상으로 올려 주세요.',
    type: 'file',
    required: true,
    accept: IMAGES,
    multiple: true,
    maxFileSize: 10,
    validation: { maxCount },
  });
const genre = blankField({
  name: 'genre',
  label: '지원 장르',
  type: 'select',
  required: true,
  placeholder: '장르 선택',
  options: [
    ...Object.entries(GENRE_LABELS)
      .filter(([value]) => value !== ETC)
      .map(([value, label]) => ({ value, label })),
    { value: ETC, label: '기타' },
  ],
});
const portfolio = blankField({ name: 'portfolio', label: '포트폴리오', type: 'portfolio', required: true });

const FIELDS: Readonly<Record<FormTemplate, readonly FormField[]>> = {
  BLANK: [],
  NEW_ARTIST: [
    ...who,
    genre,
    text('statement', '작가 노트', 2000),
    works(10),
    portfolio,
    blankField({
      name: 'soloShows',
      label: '개인전 횟수',
      type: 'number',
      required: true,
      validation: { min: 0, max: 200 },
    }),
    consent,
  ],
  RESIDENCY: [
    ...who,
    text('plan', '입주 기간의 작업 계획', 3000),
    text('reason', '지원 이유', 1500),
    blankField({
      name: 'moveIn',
      label: '입주할 수 있는 날',
      type: 'date',
      required: true,
    }),
    blankField({
      name: 'needs',
      label: '필요한 설비',
      type: 'checkbox-group',
      options: [
        { value: 'KILN', label: '가마' },
        { value: 'PRESS', label: '판화 프레스' },
        { value: 'WOODSHOP', label: '목공실' },
        { value: 'DARKROOM', label: '암실' },
        { value: ETC, label: '기타' },
      ],
    }),
    portfolio,
    consent,
  ],
  EXHIBITION: [
    ...who,
    blankField({ name: 'showTitle', label: '전시 제목(가제)', type: 'text', required: true }),
    text('plan', '전시 기획', 3000, '전시의 주제, 작품의 구성과 공간 계획을 적어 주세요.'),
    works(20),
    blankField({
      name: 'plans',
      label: '공간 계획서',
      type: 'file',
      accept: 'application/pdf',
      maxFileSize: 30,
    }),
    blankField({ name: 'site', label: '작업을 볼 수 있는 주소', type: 'url' }),
    consent,
  ],
};

/** The fields of a template, to be changed. */
export const templateFields = (template: FormTemplate): FormField[] => structuredClone([...FIELDS[template]]);
