import { z } from 'zod';
import { passwordSchema } from '@/lib/contracts/auth';
import type { PasswordUpdate } from '@/lib/contracts/profile';
import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';

/** Where a password is changed: below the profile, or on the page of its own (member document, section 5). */
export type PasswordPlace = 'section' | 'page';

export interface PasswordValues {
  currentPassword: string;
  /** The one that was found to be right; forgotten with each edit. */
  checked: string;
  password: string;
  confirmation: string;
}

export const EMPTY_PASSWORD: PasswordValues = {
  currentPassword: '',
  checked: '',
  password: '',
  confirmation: '',
};

/** What is asked of a new password, in words. */
export function passwordRuleOf(place: PasswordPlace): string {
  return place === 'section' ? signupMessages.passwordRule : authMessages.passwordRule;
}

/** Below the profile the current password has to be checked first; on its own page it has to be there. */
export function passwordFormSchema(place: PasswordPlace) {
  const rule = passwordSchema(passwordRuleOf(place));
  return z.custom<PasswordValues>().transform((values, check): PasswordUpdate => {
    const fail = (field: keyof PasswordValues, message: string) =>
      check.addIssue({ code: 'custom', path: [field], message });
    const { currentPassword, checked, password, confirmation } = values;
    const isPage = place === 'page';
    if (isPage && currentPassword === '') fail('currentPassword', myMessages.passwordRequired);
    if (!isPage && (checked === '' || checked !== currentPassword))
      fail('currentPassword', myMessages.currentPasswordRequired);
    if (isPage && password === '') fail('password', myMessages.passwordRequired);
    else if (!rule.safeParse(password).success) fail('password', passwordRuleOf(place));
    if (confirmation !== password) fail('confirmation', authMessages.passwordMismatch);
    return { currentPassword, password };
  });
}
