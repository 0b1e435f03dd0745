import { emailOf } from '@/components/auth/fields/email-parts';
import { formatPhone } from '@/lib/format/phone';
import { ARTIST_INTEREST_LABELS, USER_INTEREST_LABELS } from '@/lib/options';
import type { ProfileValues } from './profile-values';

/** Something that another window or person has saved meanwhile. */
export interface ProfileChange {
  label: string;
  /** What it is now, in words. */
  now: string;
  /** Whether the form keeps another value, which the person had typed here. */
  isKept: boolean;
}

interface Part {
  label: string;
  /** The fields that only make sense together. */
  fields: readonly (keyof ProfileValues)[];
  /** In words; two values that read alike are alike. */
  read: (values: ProfileValues, words: Words) => string;
}

const NOTHING = '없음';
/** What the interests of this form are called. */
type Words = Readonly<Record<string, string>>;

const consent = (
  name:
    | 'privacyOptional'
    | 'agreeBusinessEmail'
    | 'agreeBusinessSms'
    | 'agreeMarketingEmail'
    | 'agreeMarketingSms',
  label: string,
): Part => ({ label, fields: [name], read: (values) => (values[name] ? '동의' : '동의하지 않음') });

const PARTS: readonly Part[] = [
  {
    label: '이메일',
    fields: ['emailLocal', 'emailDomain', 'emailOwnDomain', 'emailCheck'],
    read: (values) => emailOf(values) || NOTHING,
  },
  {
    label: '휴대폰 번호',
    fields: ['phoneNum', 'verification'],
    read: ({ phoneNum }) => formatPhone(phoneNum) || NOTHING,
  },
  {
    label: '주소',
    fields: ['zoneCode', 'address', 'addressDetail', 'buildingName', 'isAddressTyped'],
    read: ({ zoneCode, address, addressDetail }) =>
      [zoneCode && `(${zoneCode})`, address, addressDetail].filter(Boolean).join(' ') || NOTHING,
  },
  {
    label: '관심분야',
    fields: ['interests', 'interestEtc'],
    read: ({ interests, interestEtc }, words) =>
      interests
        .map((name) => (name === 'ETC' ? `${words[name] ?? name}: ${interestEtc}` : (words[name] ?? name)))
        .join(', ') || NOTHING,
  },
  consent('privacyOptional', '선택 개인정보 수집·이용'),
  consent('agreeBusinessEmail', '비즈니스 이메일 수신'),
  consent('agreeBusinessSms', '비즈니스 SMS 수신'),
  consent('agreeMarketingEmail', '마케팅 이메일 수신'),
  consent('agreeMarketingSms', '마케팅 SMS 수신'),
];

/**
 * A form whose profile was saved elsewhere meanwhile: what the person typed here stays, everything else becomes
 * what it is now, and what is new is named.
 * @param base what the form began with
 * @param typed what it holds
 * @param latest what it would begin with now
 * @param isArtist whether the interests are an artist's
 */
export function mergeProfile(
  { base, typed, latest }: Record<'base' | 'typed' | 'latest', ProfileValues>,
  isArtist: boolean,
) {
  const words = isArtist ? ARTIST_INTEREST_LABELS : USER_INTEREST_LABELS;
  const values: ProfileValues = { ...latest, documents: typed.documents };
  const changes: ProfileChange[] = [];
  for (const { label, fields, read: readPart } of PARTS) {
    const read = (of: ProfileValues) => readPart(of, words);
    const isMine = read(typed) !== read(base);
    if (isMine) Object.assign(values, Object.fromEntries(fields.map((field) => [field, typed[field]])));
    if (read(latest) === read(base)) continue;
    changes.push({ label, now: read(latest), isKept: read(values) !== read(latest) });
  }
  return { values, changes };
}
