import { z } from 'zod';
import { BESIDE_CONTRACT } from '@/components/form/form-checks';
import { passwordSchema } from '@/lib/contracts/auth';
import type { passwordUpdateSchema } from '@/lib/contracts/profile';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';

/** Where a password is changed: below the profile, or on a page of its own (member document, section 5). */
export type PasswordPlace = 'section' | 'page';

/** The body of the contract, and what is the form's alone. */
export interface PasswordValues extends z.input<typeof passwordUpdateSchema> {
  /** The password that was found to be the current one; forgotten with each edit. */
  checked: string;
  confirmation: string;
}

export const EMPTY_PASSWORD: PasswordValues = {
  currentPassword: '',
  checked: '',
  password: '',
  confirmation: '',
};

/** What is required of a new password, in words. */
export function passwordRuleOf(place: PasswordPlace): string {
  return place === 'section' ? signupMessages.passwordRule : authMessages.passwordRule;
}

/**
 * The contract's rules, in the words of the place. Below the profile the current password has to be checked
 * first; on its own page it has to be there.
 */
export function passwordFormSchema(place: PasswordPlace) {
  const isPage = place === 'page';
  const given = isPage ? z.string().min(1, myMessages.passwordRequired) : z.string();
  return z
    .object({
      currentPassword: given,
      checked: z.string(),
      password: given.and(passwordSchema(passwordRuleOf(place))),
      confirmation: z.string(),
    } satisfies Record<keyof PasswordValues, z.ZodType<string>>)
    .superRefine(({ currentPassword, checked, password, confirmation }, context) => {
      const fail = (field: keyof PasswordValues, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (!isPage && (checked === '' || checked !== currentPassword))
        fail('currentPassword', myMessages.currentPasswordRequired);
      if (confirmation !== password) fail('confirmation', authMessages.passwordMismatch);
    }, BESIDE_CONTRACT)
    .transform(({ currentPassword, password }) => ({ currentPassword, password }));
}
