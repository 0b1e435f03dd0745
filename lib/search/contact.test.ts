import { contactOf, maskedMark, personMarkOf } from './contact';

test.each([
  ['haru@example.com', 'ha***@example.com'],
  [' ＨARU@example.com ', 'ha***@example.com'],
  ['haru@exa', 'ha***@exa'],
  ['010-1234-5678', '010-****-5678'],
  ['+82 10 1234 5678', '010-****-5678'],
  ['5678', '***-****-5678'],
])('%s is a contact: %s', (q, masked) => {
  const contact = contactOf(q);
  expect(contact === null ? null : maskedMark(contact)).toBe(masked);
});

test.each(['', 'haru1', '김하루', '567', '56789', '123456', '0198f3a0-0000'])('%p is none', (q) => {
  expect(contactOf(q)).toBeNull();
});

test.each([
  ['김하루', '김*루'],
  ['김 하루', '김*루'],
  ['Kim Haru', 'k*****u'],
  ['ㄱㅎㄹ', 'ㄱ*ㄹ'],
  ['haru@example.com', 'ha***@example.com'],
])('%s is what a list of people looks for: %s', (q, masked) => {
  const mark = personMarkOf(q);
  expect(mark === null ? null : maskedMark(mark)).toBe(masked);
});

test.each(['', ' ', 'haru1', 'HARU', '567'])('%p is a login ID or a part of one', (q) => {
  expect(personMarkOf(q)).toBeNull();
});
