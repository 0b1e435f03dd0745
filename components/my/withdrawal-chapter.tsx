import type { RoleType } from '@/lib/contracts/account';
import { Chapter, ChapterWords } from './chapter';
import { WithdrawButton } from './withdraw-button';

/** The withdrawal, the last chapter of My Page. */
export function WithdrawalChapter({ roleType }: { roleType: RoleType }) {
  return (
    <Chapter title="회원 탈퇴">
      <ChapterWords>
        <p className="t-body pre">
          더 이용하지 않으면 탈퇴할 수 있어요. 무엇이 지워지고 무엇이 남는지 먼저 보여 드려요.
        </p>
        <WithdrawButton roleType={roleType} />
      </ChapterWords>
    </Chapter>
  );
}
