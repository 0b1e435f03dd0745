'use client';

import { useFormContext, useWatch } from 'react-hook-form';
import { ProfileCheckbox } from './profile-checkbox';
import type { ProfileValues } from './profile-values';
import { EDUCATION_GROUPS } from './rows/row-kinds';
import { RowLists } from './rows/row-lists';

/** Educations, or that there are none to tell. What was typed stays until it is saved without. */
export function EducationFields({ failures }: { failures: number }) {
  const { control, getValues } = useFormContext<ProfileValues>();
  const isLeftOut = useWatch({ control, name: 'educationNotApplicable' });
  const count = getValues('educations').length;
  return (
    <>
      <ProfileCheckbox name="educationNotApplicable" deps="educations">
        해당 없음
      </ProfileCheckbox>
      {isLeftOut ? (
        count === 0 ? null : (
          <p className="t-small pre" role="status">
            적어 둔 학력 {count}개는 저장하면 지워져요. 남기려면 해당 없음을 풀어 주세요.
          </p>
        )
      ) : (
        <RowLists list="educations" groups={EDUCATION_GROUPS} failures={failures} />
      )}
    </>
  );
}
