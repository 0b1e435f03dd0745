import type { FieldValidation, FormField } from '@/lib/contracts/contest-form';
import { FIELD_TYPE_LABELS } from '@/lib/options/contest';

/** What each rule of a question is called. */
const RULES: Readonly<Record<keyof FieldValidation, string>> = {
  pattern: '정규식',
  message: '형식이 다를 때의 말',
  minLength: '적어도 (자)',
  maxLength: '많아야 (자)',
  min: '가장 작은 수',
  max: '가장 큰 수',
  minDate: '가장 이른 날',
  maxDate: '가장 늦은 날',
  minCount: '적어도 (개)',
  maxCount: '많아야 (개)',
  mustBeTrue: '꼭 동의',
};

const yesNo = (is: boolean) => (is ? '예' : '아니요');

/** Describes a whole question of a contest's form, with a line for each setting. */
export function questionWords(field: FormField): string {
  const rules = Object.entries(field.validation ?? {}).map(
    ([rule, value]) =>
      `${RULES[rule as keyof FieldValidation]}: ${typeof value === 'boolean' ? yesNo(value) : value}`,
  );
  const lines: [string, string | null][] = [
    ['질문', field.label],
    ['종류', FIELD_TYPE_LABELS[field.type]],
    ['도움말', field.help],
    ['예시 글', field.placeholder],
    ['필수', yesNo(field.required)],
    ['선택지', field.options?.map(({ label }) => label).join(', ') ?? null],
    ['파일 형식', field.accept],
    ['여러 파일', field.type === 'file' ? yesNo(field.multiple) : null],
    ['파일 크기 (MB)', field.maxFileSize === null ? null : String(field.maxFileSize)],
    ['누구인지 알 수 있는 답변', field.isPersonal === undefined ? null : yesNo(field.isPersonal)],
  ];
  const written = lines.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`${name}: ${value}`],
  );
  return [...written, ...rules].join('\n');
}
