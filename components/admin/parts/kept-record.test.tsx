import { jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  ResourceContextProvider,
  TextInput,
  type AuthProvider,
  type DataProvider,
} from 'react-admin';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { keptKey } from '@/lib/browser/kept-typing';
import * as formMessages from '@/lib/messages/form';
import { RecordCreate, RecordEdit } from './record-form';

const LINES = '첫째 줄\n둘째 줄';
const schema = z.object({ content: z.string() }).loose();
const record = { id: '7', uuid: '7', version: 3, content: '저장된 글' };

const PARTS = partsOfFields<typeof record>({
  ...{ id: null, uuid: null, version: null },
  content: { label: '글' },
});

const authProvider = {
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 'admin01' }),
} as unknown as AuthProvider;

let saved = record;
const create = jest.fn<DataProvider['create']>();
const dataProvider = {
  getOne: () => Promise.resolve({ data: saved }),
  create,
} as unknown as DataProvider;

const text = <TextInput source="content" label="내용" multiline />;

/** The record that the address names. */
function EditContextOfAddress({ children }: { children: ReactNode }) {
  return (
    <Routes>
      <Route path=":id" element={children} />
    </Routes>
  );
}

function show(form: ReactNode, client = new QueryClient()) {
  return render(
    <MemoryRouter initialEntries={['/7']}>
      <AdminContext dataProvider={dataProvider} authProvider={authProvider} queryClient={client}>
        <ResourceContextProvider value="templates">{form}</ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}
const showNew = () =>
  show(
    <RecordCreate schema={schema} defaults={{ content: '' }}>
      {text}
    </RecordCreate>,
  );
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /내용/ });
const stored = (name: string) => window.sessionStorage.getItem(keptKey(`admin-templates-${name}`, 'admin01'));

async function type() {
  const content = await field();
  // The operator is known after the screen.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  fireEvent.change(content, { target: { value: LINES } });
}

beforeEach(() => {
  window.sessionStorage.clear();
  saved = record;
  create.mockReset();
});

describe('a form of react-admin', () => {
  it('keeps a new record that is left, and has it again', async () => {
    const { unmount } = showNew();
    await type();
    unmount();
    expect(stored('new')).toContain('둘째 줄');
    showNew();
    await waitFor(async () => expect(await field()).toHaveValue(LINES));
    expect(screen.getByText(formMessages.typingRestored)).toBeInTheDocument();
  });

  it('keeps a changed record, and shows it beside what another operator saved since', async () => {
    const edit = () =>
      show(
        <EditContextOfAddress>
          <RecordEdit schema={schema} parts={PARTS}>
            {text}
          </RecordEdit>
        </EditContextOfAddress>,
      );
    const { unmount } = edit();
    await type();
    unmount();
    expect(stored('7')).toContain('둘째 줄');
    const again = edit();
    await waitFor(async () => expect(await field()).toHaveValue(LINES));
    expect(screen.queryByText(formMessages.conflictTitle)).toBeNull();
    again.unmount();
    saved = { ...record, version: 4, content: '먼저 저장한 글' };
    for (let opening = 0; opening < 2; opening++) {
      const { unmount: leave } = edit();
      expect(await screen.findByText(formMessages.conflictTitle)).toBeInTheDocument();
      expect(screen.getByText(saved.content)).toBeInTheDocument();
      expect(await field()).toHaveValue(LINES);
      leave();
    }
  });

  it('keeps a conflict open when the record is loaded again', async () => {
    const client = new QueryClient();
    show(
      <EditContextOfAddress>
        <RecordEdit schema={schema} parts={PARTS}>
          {text}
        </RecordEdit>
      </EditContextOfAddress>,
      client,
    );
    await type();
    for (const [version, content] of [
      [4, '먼저 저장한 글'],
      [5, '그다음에 저장한 글'],
    ] as const) {
      saved = { ...record, version, content };
      await act(() => client.invalidateQueries());
      expect(await screen.findByText(content)).toBeInTheDocument();
      expect(screen.getByText(formMessages.conflictSides.mine)).toBeInTheDocument();
      expect(await field()).toHaveValue(LINES);
    }
  });

  it('compares an upload with one that another operator saved', async () => {
    const client = new QueryClient();
    const before = { ...record, imageId: 'before' };
    saved = before;
    const parts = partsOfFields<typeof before>({
      ...{ id: null, uuid: null, version: null, content: { label: '글' } },
      imageId: { label: '사진' },
    });
    show(
      <EditContextOfAddress>
        <RecordEdit schema={schema} parts={parts}>
          {text}
          <TextInput source="imageId" label="사진" />
        </RecordEdit>
      </EditContextOfAddress>,
      client,
    );
    await field();
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    const picture = screen.getByRole<HTMLInputElement>('textbox', { name: '사진' });
    fireEvent.change(picture, { target: { value: 'mine' } });
    saved = { ...before, version: 4, imageId: 'theirs' } as typeof record;
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('theirs')).toBeInTheDocument();
    expect(screen.getByText('mine')).toBeInTheDocument();
    expect(picture).toHaveValue('mine');
  });

  it('forgets what was saved, and keeps what was refused', async () => {
    const { unmount } = showNew();
    await type();
    // react-admin logs every failed call.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    create.mockRejectedValueOnce(new Error('연결이 끊겼습니다.'));
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    fireEvent(window, new Event('pagehide'));
    expect(stored('new')).toContain('둘째 줄');
    create.mockResolvedValueOnce({ data: record });
    fireEvent.click(screen.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(stored('new')).toBeNull());
    unmount();
    expect(stored('new')).toBeNull();
  });
});
