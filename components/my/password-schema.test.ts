import * as authMessages from '@/lib/messages/auth';
import * as myMessages from '@/lib/messages/my';
import * as signupMessages from '@/lib/messages/signup';
import { faultsOf } from '@/tests/support/form-faults';
import {
  EMPTY_PASSWORD,
  passwordFormSchema,
  type PasswordPlace,
  type PasswordValues,
} from './password-schema';

const faults = (place: PasswordPlace, values: Partial<PasswordValues>) =>
  faultsOf(passwordFormSchema(place), { ...EMPTY_PASSWORD, ...values });

test('below the profile the current password has to be checked, and that very one', () => {
  expect(faults('section', {})).toEqual({
    currentPassword: myMessages.currentPasswordRequired,
    password: signupMessages.passwordRule,
  });
  const next = { password: 'gyeol!2027', confirmation: 'gyeol!2027' };
  expect(faults('section', { ...next, currentPassword: 'a', checked: 'b' })).toEqual({
    currentPassword: myMessages.currentPasswordRequired,
  });
  expect(faults('section', { ...next, currentPassword: 'a', checked: 'a' })).toEqual({});
});

test('on its own page an empty field is named as such', () => {
  expect(faults('page', {})).toEqual({
    currentPassword: myMessages.passwordRequired,
    password: myMessages.passwordRequired,
  });
  expect(faults('page', { currentPassword: 'a', password: 'short', confirmation: 'other' })).toEqual({
    password: authMessages.passwordRule,
    confirmation: authMessages.passwordMismatch,
  });
});
