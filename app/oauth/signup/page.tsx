import type { Metadata } from 'next';
import { SocialArrival } from '@/components/auth/signup/social-arrival';

export const metadata: Metadata = { title: '소셜 로그인', robots: { index: false, follow: false } };

/** Where a social login comes back to. */
export default function SocialSignupPage() {
  return <SocialArrival />;
}
