import { createHash } from 'node:crypto';
import type { SocialProvider } from '@/lib/contracts/identity';

/** A person with an account at a demo provider. */
export interface DemoPerson {
  name: string;
  /** Null where the provider has no address of the person. */
  email: string | null;
}

/** The people that the page offers, by the values of their radio buttons. 김하루 owns the demo account member01. */
export const DEMO_PEOPLE = {
  haru: { name: '김하루', email: 'haru.kim@example.com' },
  doyun: { name: '이도윤', email: 'doyun.lee@example.com' },
  seojin: { name: '박서진', email: null },
} as const satisfies Record<string, DemoPerson>;

/** The provider's permanent id of a person, in the form that the provider uses. Each provider has another one. */
export function demoIdOf(provider: SocialProvider, { name, email }: DemoPerson): string {
  const digest = createHash('sha256')
    .update(`gyeol-demo|${provider}|${name}|${email ?? ''}`)
    .digest();
  switch (provider) {
    case 'kakao':
      return String(1_000_000_000 + (digest.readUInt32BE() % 3_000_000_000));
    case 'naver':
      return digest.toString('base64url');
    case 'google':
      return `1${digest.readBigUInt64BE().toString().padStart(20, '0')}`;
  }
}

/** The answer of the provider's profile endpoint, in the form of the real one. */
export function demoProfileOf(
  provider: SocialProvider,
  person: DemoPerson,
  sharesEmail: boolean,
): Record<string, unknown> {
  const id = demoIdOf(provider, person);
  const email = sharesEmail ? person.email : null;
  switch (provider) {
    case 'kakao':
      return {
        id: Number(id),
        kakao_account: {
          profile_nickname_needs_agreement: false,
          profile: { nickname: person.name },
          has_email: person.email !== null,
          email_needs_agreement: person.email !== null && email === null,
          ...(email !== null && { is_email_valid: true, is_email_verified: true, email }),
        },
      };
    case 'naver':
      return {
        resultcode: '00',
        message: 'success',
        response: { id, nickname: person.name, name: person.name, ...(email !== null && { email }) },
      };
    case 'google':
      return { sub: id, name: person.name, ...(email !== null && { email, email_verified: true }) };
  }
}
