import type { ReactNode, Ref } from 'react';
import styles from './signup-frame.module.css';
import { SIGNUP_STEPS, type SignupStep } from './signup-state';

const STEPS: Record<SignupStep, { name: string; heading: string }> = {
  type: { name: '회원 유형', heading: '어떤 회원으로 가입할까요?' },
  terms: { name: '약관 동의', heading: '약관을 읽고 동의해 주세요' },
  identity: { name: '본인 인증', heading: '휴대폰으로 본인 인증을 해 주세요' },
  form: { name: '정보 입력', heading: '가입 정보를 적어 주세요' },
};

interface SignupFrameProps {
  step: SignupStep;
  /** Gets focus when the step changes. */
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** The four steps with the current one marked, beside the step itself. */
export function SignupFrame({ step, headingRef, children }: SignupFrameProps) {
  const current = SIGNUP_STEPS.indexOf(step);

  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.side}>
        <h1 className="t-h1">회원가입</h1>
        <ol className={styles.steps} aria-label="가입 단계">
          {SIGNUP_STEPS.map((key, index) => (
            <li
              key={key}
              className={styles.step}
              aria-current={key === step ? 'step' : undefined}
              data-done={index < current}
            >
              <span className={`num ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.name}>{STEPS[key].name}</span>
              {index < current ? <span className="vh"> 완료</span> : null}
            </li>
          ))}
        </ol>
      </div>
      <section className={styles.main} aria-labelledby="signup-step">
        <h2 id="signup-step" ref={headingRef} tabIndex={-1} className={`t-h3 bal ${styles.heading}`}>
          <span className="vh">
            {`${SIGNUP_STEPS.length}단계 가운데 ${current + 1}단계 ${STEPS[step].name}: `}
          </span>
          {STEPS[step].heading}
        </h2>
        {children}
      </section>
    </div>
  );
}
