'use client';

import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/field/checkbox';
import type { ContestValues } from './contest-values';
import styles from './contest-editor.module.css';

/** How applications are taken and reviewed. */
export function ReviewFields() {
  const { register } = useFormContext<ContestValues>();
  return (
    <>
      <div className={styles.choice}>
        <Checkbox aria-describedby="is-blind-hint" {...register('isBlind')}>
          블라인드 심사
        </Checkbox>
        <p id="is-blind-hint" className="t-cap pre">
          심사위원에게 이름, 연락처, 포트폴리오와 ‘누구인지 알 수 있는 답변’을 숨기고 접수 번호로 보여요. 첨부
          파일은 촬영 정보와 작성자 정보를 지운 이미지와 PDF만 보여요. 책임자에게는 모두 보여요.
        </p>
      </div>
      <div className={styles.choice}>
        <Checkbox aria-describedby="allows-edits-hint" {...register('allowsEdits')}>
          마감까지 다시 낼 수 있게
        </Checkbox>
        <p id="allows-edits-hint" className="t-cap pre">
          작가가 이미 낸 신청서를 마감 전까지 고쳐 다시 낼 수 있어요. 마지막에 낸 것으로 심사해요.
        </p>
      </div>
    </>
  );
}
