import type { UseFormReturn } from 'react-hook-form';
import type { SavedChange } from '@/components/form/stale-note';
import { keysOf } from '@/lib/keys-of';
import { formatPhone } from '@/lib/format/phone';
import { ARTIST_INTEREST_LABELS, USER_INTEREST_LABELS } from '@/lib/options/signup';
import type { ProfileValues } from './profile-values';

/** The part that each field belongs to; null for none. Fields of one part are kept or changed together. */
const PART_OF = {
  version: null,
  email: '이메일',
  emailCheck: '이메일',
  phoneNum: '휴대폰 번호',
  verifyUniqueVal: '휴대폰 번호',
  verifyDi: '휴대폰 번호',
  zoneCode: '주소',
  address: '주소',
  addressDetail: '주소',
  buildingName: '주소',
  artistInterests: '관심분야',
  artistInterestEtc: '관심분야',
  userInterests: '관심분야',
  userInterestEtc: '관심분야',
  files: null,
  privacyOptional: '선택 개인정보 수집·이용',
  agreeBusinessEmail: '비즈니스 이메일 수신',
  agreeBusinessSms: '비즈니스 SMS 수신',
  agreeMarketingEmail: '마케팅 이메일 수신',
  agreeMarketingSms: '마케팅 SMS 수신',
} as const satisfies Record<keyof ProfileValues, string | null>;
type Part = NonNullable<(typeof PART_OF)[keyof ProfileValues]>;

/** The values of each part in words. Values that read alike are alike. */
function partsOf(values: ProfileValues, isArtist: boolean): Record<Part, string> {
  const { zoneCode, address, addressDetail } = values;
  const interests = isArtist
    ? wordsOf(values.artistInterests, ARTIST_INTEREST_LABELS, values.artistInterestEtc)
    : wordsOf(values.userInterests, USER_INTEREST_LABELS, values.userInterestEtc);
  const consent = (isGiven: boolean) => (isGiven ? '동의' : '동의하지 않음');
  const known = (text: string) => (text === '' ? '없음' : text);
  return {
    이메일: known(values.email),
    '휴대폰 번호': known(formatPhone(values.phoneNum)),
    주소: known([zoneCode && `(${zoneCode})`, address, addressDetail].filter(Boolean).join(' ')),
    관심분야: known(interests),
    '선택 개인정보 수집·이용': consent(values.privacyOptional),
    '비즈니스 이메일 수신': consent(values.agreeBusinessEmail),
    '비즈니스 SMS 수신': consent(values.agreeBusinessSms),
    '마케팅 이메일 수신': consent(values.agreeMarketingEmail),
    '마케팅 SMS 수신': consent(values.agreeMarketingSms),
  };
}

function wordsOf<Choice extends string>(
  chosen: readonly Choice[],
  labels: Readonly<Record<Choice, string>>,
  etc: string | null,
): string {
  return chosen
    .map((choice) => (choice === 'ETC' ? `${labels[choice]}: ${etc ?? ''}` : labels[choice]))
    .join(', ');
}

type ProfileForm<Output> = Pick<
  UseFormReturn<ProfileValues, unknown, Output>,
  'getValues' | 'setValue' | 'getFieldState' | 'reset' | 'resetDefaultValues'
>;

/**
 * Brings a form up to date whose profile was saved elsewhere: what was typed here stays, everything else
 * becomes what it is now.
 * @param base what the form began with
 * @param latest what it would begin with now
 * @param isArtist whether the interests are an artist's
 * @returns what has changed elsewhere
 */
export function mergeProfile<Output>(
  form: ProfileForm<Output>,
  { base, latest }: Record<'base' | 'latest', ProfileValues>,
  isArtist: boolean,
): SavedChange[] {
  const typed = form.getValues();
  const fields = keysOf(PART_OF);
  const typedParts = new Set(
    fields.filter((field) => form.getFieldState(field).isDirty).map((field) => PART_OF[field]),
  );
  form.reset(latest, { keepDirtyValues: true });
  // Half an address that was typed makes no sense beside half of the new one.
  for (const field of fields) {
    if (PART_OF[field] !== null && typedParts.has(PART_OF[field])) form.setValue(field, typed[field]);
  }
  form.resetDefaultValues(latest);
  const before = partsOf(base, isArtist);
  const now = partsOf(latest, isArtist);
  const shown = partsOf(form.getValues(), isArtist);
  return keysOf(now)
    .filter((label) => now[label] !== before[label])
    .map((label) => ({ label, now: now[label], isKept: shown[label] !== now[label] }));
}
