import { maskedEmail, maskedName, maskedPhone } from './masked';

test.each([
  ['김하루', '김*루'],
  ['남궁민서', '남**서'],
  ['김솔', '김*'],
  ['솔', '솔*'],
  ['', '*'],
])('the name %s becomes %s', (name, masked) => expect(maskedName(name)).toBe(masked));

test.each([
  ['haru@example.com', 'ha***@example.com'],
  ['ab@example.com', 'a***@example.com'],
  ['a@example.com', '***@example.com'],
  ['nonsense', '***'],
])('the address %s becomes %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));

test.each([
  ['01012345678', '010-****-5678'],
  ['010-123-4567', '010-****-4567'],
  ['123', '***'],
])('the number %s becomes %s', (phone, masked) => expect(maskedPhone(phone)).toBe(masked));
