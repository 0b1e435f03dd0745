import { contactOf, maskedContact } from './contact';

test.each([
  ['haru@example.com', 'ha***@example.com'],
  [' ＨARU@example.com ', 'ha***@example.com'],
  ['haru@exa', 'ha***@exa'],
  ['010-1234-5678', '010-****-5678'],
  ['+82 10 1234 5678', '010-****-5678'],
  ['5678', '***-****-5678'],
])('%s is a contact: %s', (q, masked) => {
  const contact = contactOf(q);
  expect(contact === null ? null : maskedContact(contact)).toBe(masked);
});

test.each(['', 'haru1', '김하루', '567', '56789', '123456', '0198f3a0-0000'])('%p is none', (q) => {
  expect(contactOf(q)).toBeNull();
});
