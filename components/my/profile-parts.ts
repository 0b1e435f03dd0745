import { partsOfGroups, type FormPart } from '@/components/form/conflict/form-parts';
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
function wordsOfParts(values: ProfileValues, isArtist: boolean): Record<Part, string> {
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

/**
 * The parts of a profile, which are kept or replaced as a whole where it was saved elsewhere.
 * @param isArtist whether the interests are an artist's
 */
export const profileParts = (isArtist: boolean): FormPart<ProfileValues>[] =>
  partsOfGroups<ProfileValues, Part>(PART_OF, (values) => wordsOfParts(values, isArtist), ['files']);
