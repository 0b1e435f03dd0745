import '@/app/shared-styles';
import { AddressSearchOrigin } from '@/components/form/address/address-search-origin';
import { Signup } from '@/components/auth/signup/signup';
import { PolicyText } from '@/components/policy/policy-text';
import * as authPaths from '@/lib/paths/auth';
import { pageMetadata } from '@/lib/seo/metadata';
import { addressSearchOrigin, socialProviders } from '@/server/bff/host-bridge';
import { getSignupPolicies } from '@/server/pages/policies';

export function generateMetadata() {
  return pageMetadata({
    title: '회원가입',
    description: '아티스트 회원과 일반 회원으로 가입하고 작가와 작품의 결을 이어 보세요.',
    path: authPaths.signup(),
    noIndex: true,
  });
}

/** The page is the same for every visitor. Only the visitor's browser knows their step. */
export default async function SignupPage() {
  const { terms, privacy, privacyOptional } = await getSignupPolicies();
  return (
    <AddressSearchOrigin origin={addressSearchOrigin()}>
      <Signup
        providers={socialProviders()}
        policies={{
          terms: <PolicyText markdown={terms} />,
          privacyRequired: <PolicyText markdown={privacy} />,
          privacyOptional: <PolicyText markdown={privacyOptional} />,
        }}
      />
    </AddressSearchOrigin>
  );
}
