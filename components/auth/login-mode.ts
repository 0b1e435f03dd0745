import type { FoundAccount, SocialProvider } from '@/lib/contracts/identity';

/** What the login modal shows (M-20). */
export type LoginMode =
  | { name: 'login'; accountId?: string }
  | { name: 'findInfo'; tab: FindTab; accountId?: string }
  | { name: 'findIdResult'; found: FoundAccount }
  | { name: 'findPwdResult'; accountId: string };

export type FindTab = 'id' | 'password';

/** What the installation offers besides ID and password. */
export interface LoginOffer {
  /** The demo content's accounts may be named. */
  isDemo: boolean;
  providers: readonly SocialProvider[];
}

export interface ModeProps {
  /** Shows another mode in the same modal. */
  onMode: (mode: LoginMode) => void;
}

export function titleOf({ name }: LoginMode): string {
  switch (name) {
    case 'login':
      return '로그인';
    case 'findInfo':
      return '아이디·비밀번호 찾기';
    case 'findIdResult':
      return '아이디 확인';
    case 'findPwdResult':
      return '새 비밀번호';
  }
}
