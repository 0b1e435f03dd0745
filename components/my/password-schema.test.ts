import { messages } from '@/lib/messages/messages';
import { faultsOf } from '@/tests/support/form-faults';
import {
  EMPTY_PASSWORD,
  passwordFormSchema,
  type PasswordPlace,
  type PasswordValues,
} from './password-schema';

const faults = (place: PasswordPlace, values: Partial<PasswordValues>) =>
  faultsOf(passwordFormSchema(place), { ...EMPTY_PASSWORD, ...values });
const { my, auth, signup } = messages;

test('below the profile the current password has to be checked, and that very one', () => {
  expect(faults('section', {})).toEqual({
    currentPassword: my.currentPasswordRequired,
    password: signup.passwordRule,
  });
  const next = { password: 'gyeol!2027', confirmation: 'gyeol!2027' };
  expect(faults('section', { ...next, currentPassword: 'a', checked: 'b' })).toEqual({
    currentPassword: my.currentPasswordRequired,
  });
  expect(faults('section', { ...next, currentPassword: 'a', checked: 'a' })).toEqual({});
});

test('on its own page an empty field is named as such', () => {
  expect(faults('page', {})).toEqual({
    currentPassword: my.passwordRequired,
    password: my.passwordRequired,
  });
  expect(faults('page', { currentPassword: 'a', password: 'short', confirmation: 'other' })).toEqual({
    password: auth.passwordRule,
    confirmation: auth.passwordMismatch,
  });
});
