import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormAlert } from '@/components/ui/form-alert';
import type { AdminInquiry } from '@/lib/contracts/admin/inquiry';
import { ConfirmButton } from '@/components/admin/parts/confirm-button';
import { PrivateFileList } from '@/components/admin/parts/private-file-list';
import styles from './inquiry-show.module.css';

interface OtherAnswerProps {
  inquiry: AdminInquiry;
  onKeepOwn: () => void;
  onTakeOther: () => void;
  /** The answer's field, which gets the focus when this section disappears. */
  findField: () => HTMLElement | null;
}

/** The answer that was saved while another one was being written, and what the operator may do about it. */
export function OtherAnswer({ inquiry, onKeepOwn, onTakeOther, findField }: OtherAnswerProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section} className={styles.other} aria-label="먼저 저장된 답변">
      <FormAlert>
        {`${inquiry.answeredBy ?? '다른'} 운영자가 먼저 답변을 저장했습니다. 쓰던 내용은 아래에 그대로 있습니다. 어느 답변으로 이어갈지 골라 주세요.`}
      </FormAlert>
      <blockquote className="pre">{inquiry.answer}</blockquote>
      <PrivateFileList files={inquiry.answerFiles} label="먼저 저장된 답변의 첨부 파일" />
      <div className={styles.tools}>
        <Button
          small
          onClick={() => {
            findField()?.focus();
            onKeepOwn();
          }}
        >
          쓰던 내용으로 이어가기
        </Button>
        <ConfirmButton
          small
          question="쓰던 내용을 버리고 저장된 답변을 불러올까요?"
          hint="쓰던 글과 고른 파일은 되살릴 수 없습니다."
          onConfirm={onTakeOther}
          findNextFocus={() => (section.current === null ? findField() : null)}
        >
          저장된 답변 불러오기
        </ConfirmButton>
      </div>
    </section>
  );
}
