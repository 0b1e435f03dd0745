import { TextButton } from '@/components/ui/action/text-link';
import type { SocialProvider } from '@/lib/contracts/identity';
import type { SocialNewcomer } from '@/lib/contracts/social';
import { SOCIAL_PROVIDER_LABELS } from '@/lib/options/signup';
import type { SignupStep } from './signup-state';
import { SocialStart } from './social-start';
import styles from './social-note.module.css';

interface SocialNoteProps {
  step: SignupStep;
  social: SocialNewcomer | null;
  /** The providers that this installation offers. */
  providers: readonly SocialProvider[];
  onDrop: () => void;
}

/** The note above a step: the providers to sign up by, or the one that was chosen. */
export function SocialNote({ step, social, providers, onDrop }: SocialNoteProps) {
  if (social !== null) {
    return (
      <p className={`t-small ${styles.taken}`}>
        <span>
          <b>{SOCIAL_PROVIDER_LABELS[social.snsType]} 계정</b>으로 가입하는 중이에요. 비밀번호는 만들지
          않아요.
        </span>
        <TextButton onClick={onDrop}>비밀번호로 가입하기</TextButton>
      </p>
    );
  }
  return step === 'type' || step === 'terms' ? <SocialStart providers={providers} /> : null;
}
