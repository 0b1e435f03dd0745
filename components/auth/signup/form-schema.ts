import { z } from 'zod';
import { BESIDE_CONTRACT, checkFree } from '@/components/form/form-checks';
import {
  artistSignupSchema,
  memberSignupSchema,
  socialArtistSignupSchema,
  socialMemberSignupSchema,
} from '@/lib/contracts/signup';
import * as authMessages from '@/lib/messages/auth';
import * as signupMessages from '@/lib/messages/signup';
import { formOnlySchema } from './form-values';
import type { SignupType } from './signup-state';

interface SignupWay {
  type: SignupType;
  isSocial: boolean;
}

/** The body and the files of a signup, as the form has checked them. */
export type Signup = z.output<ReturnType<typeof signupFormSchema>>;

function contractOf({ type, isSocial }: SignupWay) {
  if (type === 'ARTIST') return isSocial ? socialArtistSignupSchema : artistSignupSchema;
  return isSocial ? socialMemberSignupSchema : memberSignupSchema;
}

/**
 * The checks of step 4 (member document, section 5): the contract's own, and what only the form knows: the
 * confirmation, the duplicate checks, the files.
 */
export function signupFormSchema(way: SignupWay) {
  return z
    .intersection(contractOf(way), formOnlySchema)
    .superRefine((values, context) => {
      checkFree('accountId', values, context);
      checkFree('email', values, context);
      const fail = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (!way.isSocial && values.confirmation !== values.accountPwd)
        fail('confirmation', authMessages.passwordMismatch);
      if (way.type === 'ARTIST' && values.files.length === 0) fail('files', signupMessages.documentsRequired);
    }, BESIDE_CONTRACT)
    .transform(({ confirmation, accountIdCheck, emailCheck, files, ...body }) => ({ body, files }));
}
