import { filled, MAIL_TEMPLATES } from './mail-templates';

const TO = { name: '류단아', contest: '신진작가 공모', receipt: '261123-000001' };

test('a mail names its reader, the contest and the receipt, as often as its text does', () => {
  expect(filled('{이름}님, {공모전}({접수번호}) {이름}', TO)).toBe(
    '류단아님, 신진작가 공모(261123-000001) 류단아',
  );
  // What is filled in is no pattern.
  expect(filled('{이름}', { ...TO, name: '$&{공모전}' })).toContain('$&');
});

test('the texts that are prefilled leave no placeholder unfilled', () => {
  for (const { subject, text } of Object.values(MAIL_TEMPLATES))
    expect(filled(`${subject}${text}`, TO)).not.toMatch(/[{}]/);
});
