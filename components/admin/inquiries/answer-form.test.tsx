import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, Notification, type AuthProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import type { UploadOptions } from '@/lib/browser/send-with-progress';
import type { AdminInquiry } from '@/lib/contracts/admin/inquiry';
import * as formMessages from '@/lib/messages/form';

const uploadApi = jest.fn<(...call: [string, string, UploadOptions]) => Promise<unknown>>();
const callApi = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('@/lib/browser/upload-api', () => ({ uploadApi }));
jest.unstable_mockModule('@/lib/browser/call-api', () => ({ callApi }));
const { AnswerForm } = await import('./answer-form');

const inquiry = {
  ...{ uuid: '7', version: 0, answer: null, answeredAt: null, answeredBy: null, isRead: false },
  answerFiles: [],
} as unknown as AdminInquiry;
const ANSWER = '보내는 답변';
const saved = {
  ...{ ...inquiry, version: 1, answer: ANSWER },
  ...{ answeredBy: 'admin01', answeredAt: '2026-11-27T00:00:00Z' },
};

async function write(): Promise<(inquiry: AdminInquiry) => void> {
  const authProvider = { getIdentity: () => Promise.resolve({ id: 'admin01' }) } as unknown as AuthProvider;
  const dataProvider = {
    getList: () => Promise.resolve({ data: [], total: 0 }),
  } as unknown as DataProvider;
  const show = (shown: AdminInquiry) => (
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} authProvider={authProvider}>
        <AnswerForm inquiry={shown} />
        <Notification />
      </AdminContext>
    </MemoryRouter>
  );
  const { rerender } = render(show(inquiry));
  await settled();
  fireEvent.change(field(), { target: { value: ANSWER } });
  return (shown) => rerender(show(shown));
}

/** Sends the answer and leaves the call pending. */
async function send(files: readonly File[] = []): Promise<void> {
  uploadApi.mockImplementation(
    (_, __, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await write();
  if (files.length > 0) fireEvent.change(screen.getByLabelText('답변에 붙일 파일'), { target: { files } });
  await settled();
  fireEvent.click(screen.getByRole('button', { name: '답변 보내기' }));
  await settled();
}

const field = () => screen.getByRole('textbox', { name: /답변 내용/ });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const picture = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], '그림.jpg', { type: 'image/jpeg' });
const cancel = async () => {
  fireEvent.click(screen.getByRole('button', { name: '올리기 취소' }));
  await settled();
};

beforeEach(() => window.sessionStorage.clear());

test('an answer without a file can’t be cancelled, and its field is read-only while it is sent', async () => {
  await send();
  expect(screen.queryByRole('button', { name: /취소/ })).toBeNull();
  expect(field().closest('[inert]')).not.toBeNull();
});

test('a cancelled answer keeps its text', async () => {
  await send([picture()]);
  callApi.mockResolvedValue(inquiry);
  await cancel();
  expect(screen.getByText('보내기를 멈췄습니다. 쓴 내용은 그대로 있습니다.')).toBeInTheDocument();
  expect(field()).toHaveValue(ANSWER);
  expect(field().closest('[inert]')).toBeNull();
});

test('an answer that was cancelled too late is reported as sent', async () => {
  await send([picture()]);
  callApi.mockResolvedValue({ ...saved, answerFiles: [{ uuid: 'a', name: '그림.jpg', bytes: 4 }] });
  await cancel();
  expect(screen.getByText('답변을 저장하고 메일을 보냈습니다.')).toBeInTheDocument();
  expect(screen.queryByText(/보내기를 멈췄습니다/)).toBeNull();
});

const side = (of: 'mine' | 'theirs') =>
  screen.getByRole('group', { name: `답변: ${formMessages.conflictSides[of]}` });
const choose = async (of: 'mine' | 'theirs') => {
  fireEvent.click(within(side(of)).getByRole('button'));
  await settled();
};

test('an answer that another operator saved first is shown beside the own one, and neither is lost', async () => {
  const follow = await write();
  fireEvent.change(screen.getByLabelText('답변에 붙일 파일'), { target: { files: [picture()] } });
  await settled();
  for (const [version, answer] of [
    [1, '먼저 저장된 답변'],
    [2, '그다음에 저장된 답변'],
  ] as const) {
    follow({ ...saved, version, answer, answeredBy: 'admin02' });
    await settled();
    for (const [of, text] of [
      ['theirs', answer],
      ['mine', ANSWER],
    ] as const) {
      await choose(of);
      expect(field()).toHaveValue(text);
      expect(side('mine')).toHaveTextContent(ANSWER);
      expect(side('theirs')).toHaveTextContent(answer);
      expect(screen.getByText(/그림\.jpg/)).toBeInTheDocument();
    }
  }
  uploadApi.mockResolvedValue({ ...saved, version: 3 });
  fireEvent.click(screen.getByRole('button', { name: '고쳐서 다시 보내기' }));
  await settled();
  expect(uploadApi.mock.lastCall?.[2]).toMatchObject({ reqDto: { answer: ANSWER, version: 2 } });
  expect(screen.queryByText(formMessages.conflictTitle)).toBeNull();
});
