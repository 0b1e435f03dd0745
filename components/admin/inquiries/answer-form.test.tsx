import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
  await untilTemplatesAreThere();
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
  if (files.length > 0) await attach(files);
  fireEvent.click(screen.getByRole('button', { name: '답변 보내기' }));
  await waitFor(() => expect(uploadApi).toHaveBeenCalled());
  expect(field().closest('[inert]')).not.toBeNull();
}

async function attach(files: readonly File[]): Promise<void> {
  fireEvent.change(screen.getByLabelText('답변에 붙일 파일'), { target: { files } });
  expect(await screen.findByText(/그림\.jpg/)).toBeInTheDocument();
}

const field = () => screen.getByRole('textbox', { name: /답변 내용/ });
const choice = () => screen.getByRole('combobox', { name: '서식에서 가져오기' });
const untilTemplatesAreThere = () =>
  waitFor(() => expect(choice()).toHaveTextContent('아직 서식이 없습니다'));
const picture = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], '그림.jpg', { type: 'image/jpeg' });
const cancel = () => fireEvent.click(screen.getByRole('button', { name: '올리기 취소' }));

beforeEach(() => {
  window.sessionStorage.clear();
  uploadApi.mockReset();
});

test('an answer without a file can’t be cancelled, and its field is read-only while it is sent', async () => {
  await send();
  expect(screen.queryByRole('button', { name: /취소/ })).toBeNull();
});

test('a cancelled answer keeps its text', async () => {
  await send([picture()]);
  callApi.mockResolvedValue(inquiry);
  cancel();
  expect(await screen.findByText('보내기를 멈췄습니다. 쓴 내용은 그대로 있습니다.')).toBeInTheDocument();
  expect(field()).toHaveValue(ANSWER);
  expect(field().closest('[inert]')).toBeNull();
});

test('an answer that was cancelled too late is reported as sent', async () => {
  await send([picture()]);
  callApi.mockResolvedValue({ ...saved, answerFiles: [{ uuid: 'a', name: '그림.jpg', bytes: 4 }] });
  cancel();
  expect(await screen.findByText('답변을 저장하고 메일을 보냈습니다.')).toBeInTheDocument();
  expect(screen.queryByText(/보내기를 멈췄습니다/)).toBeNull();
});

const side = (of: 'mine' | 'theirs') =>
  screen.getByRole('group', { name: `답변: ${formMessages.conflictSides[of]}` });
const choose = (of: 'mine' | 'theirs') => fireEvent.click(within(side(of)).getByRole('button'));

test('an answer that another operator saved first is shown beside the own one, and neither is lost', async () => {
  const follow = await write();
  await attach([picture()]);
  for (const [version, answer] of [
    [1, '먼저 저장된 답변'],
    [2, '그다음에 저장된 답변'],
  ] as const) {
    follow({ ...saved, version, answer, answeredBy: 'admin02' });
    await waitFor(() => expect(side('theirs')).toHaveTextContent(answer));
    for (const [of, text] of [
      ['theirs', answer],
      ['mine', ANSWER],
    ] as const) {
      choose(of);
      await waitFor(() => expect(field()).toHaveValue(text));
      expect(side('mine')).toHaveTextContent(ANSWER);
      expect(side('theirs')).toHaveTextContent(answer);
      expect(screen.getByText(/그림\.jpg/)).toBeInTheDocument();
    }
  }
  uploadApi.mockResolvedValue({ ...saved, version: 3 });
  fireEvent.click(screen.getByRole('button', { name: '고쳐서 다시 보내기' }));
  await waitFor(() =>
    expect(uploadApi.mock.lastCall?.[2]).toMatchObject({ reqDto: { answer: ANSWER, version: 2 } }),
  );
  await waitFor(() => expect(screen.queryByText(formMessages.conflictTitle)).toBeNull());
});

test('a refused file stops no save, and each saved answer begins without its note', async () => {
  const follow = await write();
  for (const version of [1, 2]) {
    fireEvent.change(field(), { target: { value: `${ANSWER} ${version}` } });
    fireEvent.change(screen.getByLabelText('답변에 붙일 파일'), {
      target: { files: [new File([], '빈 파일.pdf', { type: 'application/pdf' })] },
    });
    expect(await screen.findByText(/빈 파일\.pdf/)).toBeInTheDocument();
    const next = { ...saved, version, answer: `${ANSWER} ${version}` };
    uploadApi.mockResolvedValue(next);
    fireEvent.click(
      screen.getByRole('button', { name: version === 1 ? '답변 보내기' : '고쳐서 다시 보내기' }),
    );
    await waitFor(() => expect(uploadApi).toHaveBeenCalledTimes(version));
    expect(uploadApi.mock.lastCall?.[2]).toMatchObject({ reqDto: { version: version - 1 }, files: [] });
    follow(next);
    await waitFor(() => expect(screen.queryByText(/빈 파일\.pdf/)).toBeNull());
    await waitFor(() => expect(field().closest('[inert]')).toBeNull());
  }
});

test('the choice of a template has its place before the templates are there', async () => {
  const show = (list: Promise<{ data: object[]; total: number }>) =>
    render(
      <MemoryRouter>
        <AdminContext dataProvider={{ getList: () => list } as unknown as DataProvider}>
          <AnswerForm inquiry={inquiry} />
        </AdminContext>
      </MemoryRouter>,
    );
  const { unmount } = show(new Promise(() => undefined));
  expect(choice()).toBeDisabled();
  unmount();
  show(Promise.resolve({ data: [], total: 0 }));
  await untilTemplatesAreThere();
  expect(choice()).toBeDisabled();
});
