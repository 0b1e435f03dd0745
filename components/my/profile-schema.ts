import { z } from 'zod';
import { BESIDE_CONTRACT, checkFree } from '@/components/form/form-checks';
import { applyArtistSchema, profileUpdateSchemaOf, type Profile } from '@/lib/contracts/profile';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { formOnlySchema, type ProfileMode } from './profile-values';

/** The body and the files of a save or an application, as the form has checked them. */
export type ProfileSave = z.output<ReturnType<typeof profileFormSchema>>;

/**
 * The checks of My Page's form (member document, section 5): the contract's own for the role, and what only
 * the form knows: the duplicate check of a new address, the documents of an application.
 */
export function profileFormSchema(profile: Pick<Profile, 'roleType' | 'email'>, mode: ProfileMode) {
  const contract = mode === 'apply' ? applyArtistSchema : profileUpdateSchemaOf(profile.roleType);
  return z
    .intersection(contract, formOnlySchema)
    .superRefine((values, context) => {
      const fail = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (values.email.toLowerCase() !== profile.email?.toLowerCase()) checkFree('email', values, context);
      if (!values.privacyOptional && (values.agreeMarketingEmail || values.agreeMarketingSms))
        fail('privacyOptional', myMessages.optionalRequired);
      if (mode === 'apply' && values.files.length === 0) fail('files', signupMessages.documentsRequired);
    }, BESIDE_CONTRACT)
    .transform(({ emailCheck, files, ...body }) => ({ body, files }));
}
