import { mergeParts, changedParts, isContested } from '@/components/form/conflict/form-parts';
import { MEMBER_PROFILE } from '@/tests/support/profile';
import { profileParts } from './profile-parts';
import { valuesOf, type ProfileValues } from './profile-values';

const base = valuesOf(MEMBER_PROFILE, 'edit');
const parts = profileParts(false);

/** Merges a form that began with `base` with a profile that was saved elsewhere. */
function merge(typed: Partial<ProfileValues>, saved: Partial<ProfileValues>) {
  const versions = { base, latest: { ...base, version: 4, ...saved }, typed: { ...base, ...typed } };
  const changes = changedParts(parts, versions).map((part) => ({
    label: part.label,
    now: part.describe(versions.latest),
    isKept: isContested(part, versions),
  }));
  return { values: mergeParts(parts, versions), changes };
}

describe('a profile that was saved elsewhere', () => {
  it('keeps what was typed, takes the rest, and names what is new', () => {
    const { values, changes } = merge(
      { addressDetail: '1층' },
      { email: 'new@naver.com', addressDetail: '9층', agreeBusinessSms: true },
    );
    expect(values).toMatchObject({ version: 4, addressDetail: '1층', email: 'new@naver.com' });
    expect(changes).toEqual([
      { label: '이메일', now: 'new@naver.com', isKept: false },
      { label: '주소', now: '(02835) 서울특별시 성북구 성북로 00 9층', isKept: true },
      { label: '비즈니스 SMS 수신', now: '동의', isKept: false },
    ]);
  });

  it('never mixes the parts of two addresses', () => {
    const moved = { zoneCode: '03053', address: '서울 종로구 삼청로 30', addressDetail: '2층' };
    expect(merge({ addressDetail: '1층' }, moved).values).toMatchObject({
      zoneCode: base.zoneCode,
      address: base.address,
      addressDetail: '1층',
    });
  });

  it('takes equal changes of both for one', () => {
    const both: Partial<ProfileValues> = { userInterests: ['CLASS', 'ETC'], userInterestEtc: '판화' };
    const { changes } = merge(both, both);
    expect(changes).toEqual([{ label: '관심분야', now: '강좌·체험, 기타: 판화', isKept: false }]);
  });

  it('keeps chosen files, which only this form has', () => {
    const files = [{ id: '1', type: 'ETC' as const, file: new File(['1'], '전시.pdf') }];
    expect(merge({ files }, { email: 'new@naver.com' }).values.files).toBe(files);
  });
});
