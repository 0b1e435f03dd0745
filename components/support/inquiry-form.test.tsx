import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { alertStore } from '@/components/ui/dialog/alert-store';
import { GUEST } from './use-sender';

const uploadApi = jest.fn(() => new Promise<never>(() => undefined));
jest.unstable_mockModule('@/lib/browser/upload-api', () => ({ uploadApi }));
const { InquiryForm } = await import('./inquiry-form');

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('nothing can be typed into an inquiry while it is being sent', async () => {
  const sender = { ...GUEST, isGuest: false, owner: 'dana' };
  render(<InquiryForm place="page" sender={sender} takes="files" onSent={async () => undefined} />);
  const typed = {
    카테고리: 'INQUIRY',
    제목: '제목',
    내용: '첫 줄',
    이메일: 'a@b.kr',
    '휴대폰 번호': '010-1234-5678',
  };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: '보내기' }));
  await settled();
  act(() => alertStore.get()[0]?.answer(true));
  await settled();
  expect(uploadApi).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('내용').closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('button', { name: '보내는 중' }).closest('[inert]')).toBeNull();
});
