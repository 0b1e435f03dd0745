import { Button } from '@/components/ui/action/button';
import type { SignupType } from './signup-state';
import styles from './type-step.module.css';

interface Choice {
  type: SignupType;
  name: string;
  lead: string;
  /** What this member can do. */
  abilities: readonly string[];
  /** What is needed to become one. */
  needs: readonly string[];
}

const CHOICES: readonly Choice[] = [
  {
    type: 'ARTIST',
    name: '아티스트 회원',
    lead: '작품을 걸고 나를 소개하는 작가',
    abilities: ['나만의 작가 페이지와 작품 등록', '포트폴리오 만들기와 PDF 저장', '공모전 신청'],
    needs: ['휴대폰 본인 인증', '예술 활동을 확인할 수 있는 자료', '자료 검토 뒤 24시간 이내 승인'],
  },
  {
    type: 'MEMBER',
    name: '일반 회원',
    lead: '작가와 작품, 전시를 즐겨 보는 감상자',
    abilities: ['작가·작품·아티클 좋아요', '마음에 든 것을 모아 보는 나의 목록', '문의와 새 소식 받기'],
    needs: ['휴대폰 본인 인증', '승인 없이 바로 이용'],
  },
];

interface TypeStepProps {
  chosen: SignupType | null;
  onChoose: (type: SignupType) => void;
  /** The pointer or the focus comes to a choice, so that the next step can be loaded. */
  onApproach: () => void;
}

/** Step 1: artist or general, what each can do and what it takes. */
export function TypeStep({ chosen, onChoose, onApproach }: TypeStepProps) {
  return (
    <div className={styles.choices}>
      {CHOICES.map(({ type, name, lead, abilities, needs }) => (
        <article key={type} className={styles.choice} aria-labelledby={`signup-${type}`}>
          <header>
            <h3 id={`signup-${type}`} className="t-h3">
              {name}
            </h3>
            <p className="t-small muted">{lead}</p>
          </header>
          <div>
            <h4 className={styles.over}>할 수 있는 일</h4>
            <ul className={styles.list}>
              {abilities.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <div>
            <h4 className={styles.over}>필요한 것</h4>
            <ul className={styles.list}>
              {needs.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
          <Button
            wide
            className={styles.button}
            onPointerEnter={onApproach}
            onFocus={onApproach}
            onClick={() => onChoose(type)}
          >
            {name}으로 가입{chosen === type ? <span className={styles.mark}>선택함</span> : null}
          </Button>
        </article>
      ))}
    </div>
  );
}
