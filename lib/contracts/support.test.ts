import * as supportMessages from '@/lib/messages/support';
import { guestInquiryCreateSchema, inquiryCreateSchema } from './support';

const inquiry = (phoneNum: string) => ({
  ...{ type: 'INQUIRY', title: '작품이 보이지 않아요', content: '물의 결', email: 'haru@example.com' },
  phoneNum,
});

test.each([
  ['010-1234-5678', '01012345678'],
  ['02-2000-0005', '0220000005'],
  ['02-123-4567', '021234567'],
  ['063-284-1234', '0632841234'],
  ['+82 31-123-4567', '0311234567'],
  ['070-1234-5678', '07012345678'],
])('a member may be called back at %s', (typed, digits) => {
  expect(inquiryCreateSchema.parse(inquiry(typed)).phoneNum).toBe(digits);
});

test.each(['02-123-456', '02-123-45678-9', '031-123-45', '12345', '전화'])('%s is no number', (typed) => {
  for (const schema of [inquiryCreateSchema, guestInquiryCreateSchema])
    expect(schema.safeParse(inquiry(typed)).error?.issues.map(({ message }) => message)).toEqual([
      supportMessages.phoneInvalid,
    ]);
});

test('a guest gives a mobile number, as documented', () => {
  expect(guestInquiryCreateSchema.parse(inquiry('010 1234 5678')).phoneNum).toBe('01012345678');
  const { error } = guestInquiryCreateSchema.safeParse(inquiry('02-2000-0005'));
  expect(error?.issues).toMatchObject([{ path: ['phoneNum'], message: supportMessages.phoneInvalid }]);
});
