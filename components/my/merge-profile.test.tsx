import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { MEMBER_PROFILE } from '@/tests/support/profile';
import { mergeProfile } from './merge-profile';
import { valuesOf, type ProfileValues } from './profile-values';

const BASE = valuesOf(MEMBER_PROFILE, 'edit');

/** Types into a form that began with `BASE`, and merges what was saved elsewhere. */
function merge(typed: Partial<ProfileValues>, saved: Partial<ProfileValues>) {
  const { result } = renderHook(() => {
    const form = useForm<ProfileValues>({ defaultValues: BASE });
    return { form, isDirty: form.formState.isDirty };
  });
  act(() => {
    for (const [name, value] of Object.entries(typed) as [keyof ProfileValues, never][])
      result.current.form.setValue(name, value, { shouldDirty: true });
  });
  const latest = { ...BASE, version: 4, ...saved };
  let changes: ReturnType<typeof mergeProfile> = [];
  act(() => {
    changes = mergeProfile(result.current.form, { base: BASE, latest }, false);
  });
  return { values: result.current.form.getValues(), changes, isDirty: result.current.isDirty };
}

describe('a profile that was saved elsewhere', () => {
  it('keeps what was typed, takes the rest, and names what is new', () => {
    const { values, changes, isDirty } = merge(
      { addressDetail: '1층' },
      { email: 'new@naver.com', addressDetail: '9층', agreeBusinessSms: true },
    );
    expect(values).toMatchObject({ version: 4, addressDetail: '1층', email: 'new@naver.com' });
    expect(changes).toEqual([
      { label: '이메일', now: 'new@naver.com', isKept: false },
      { label: '주소', now: '(02835) 서울특별시 성북구 성북로 00 9층', isKept: true },
      { label: '비즈니스 SMS 수신', now: '동의', isKept: false },
    ]);
    expect(isDirty).toBe(true);
  });

  it('never mixes the parts of two addresses', () => {
    const moved = { zoneCode: '03053', address: '서울 종로구 삼청로 30', addressDetail: '2층' };
    expect(merge({ addressDetail: '1층' }, moved).values).toMatchObject({
      zoneCode: BASE.zoneCode,
      address: BASE.address,
      addressDetail: '1층',
    });
  });

  it('says nothing of what both made alike, and asks for no save', () => {
    const both: Partial<ProfileValues> = { userInterests: ['CLASS', 'ETC'], userInterestEtc: '판화' };
    const { changes, isDirty } = merge(both, both);
    expect(changes).toEqual([{ label: '관심분야', now: '강좌·체험, 기타: 판화', isKept: false }]);
    expect(isDirty).toBe(false);
  });
});
