import { messageFormSchema, MESSAGE_AUDIENCES } from '@/lib/contracts/contest-message';
import { templateOf, templatesFor } from './message-templates';

const applicantId = '00000000-0000-4000-8000-000000000000';

test.each(
  MESSAGE_AUDIENCES.flatMap((audience) => templatesFor(audience).map(({ value }) => ({ audience, value }))),
)('$value can be sent as it is to $audience', ({ audience, value }) => {
  const { subject = '', text = '' } = templateOf(value) ?? {};
  expect(messageFormSchema.safeParse({ audience, applicantId, subject, text }).success).toBe(true);
});

test('no template has no name', () => {
  expect(templateOf('')).toBeNull();
  expect(templatesFor('UNFINISHED').map(({ label }) => label)).toEqual(['작성 중인 지원서 안내']);
});
