import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AdminContext, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';

const callApi = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule('@/lib/browser/call-api', () => ({ callApi }));
const { ArticleLife } = await import('./article-life');

// jsdom has none.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value)) as typeof value;

const article = {
  ...{ uuid: '7', version: 3, type: 'NEWS', status: 'SCHEDULED', publishAt: '2026-12-01T00:00:00Z' },
  ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', savedBy: null },
};

test('what is typed while the status changes is something else than what was there before', async () => {
  let values = { title: '처음' };
  const adopt = jest.fn();
  const form = { getValues: () => values, clearErrors: () => undefined };
  const editing = { article, hasUnsaved: false, adopt, form } as unknown as Parameters<
    typeof ArticleLife
  >[0]['editing'];
  let answer = (_latest: unknown): void => undefined;
  callApi.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{} as DataProvider}>
        <ArticleLife editing={editing} />
      </AdminContext>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: '예약 취소' }));
  values = { title: '처음 다음' };
  const latest = { ...article, version: 4 };
  await act(async () => answer(latest));
  expect(adopt).toHaveBeenCalledWith(latest, { title: '처음' });
});

test('the note about unsaved text moves no button', () => {
  const editing = { article, hasUnsaved: true } as unknown as Parameters<typeof ArticleLife>[0]['editing'];
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{} as DataProvider}>
        <ArticleLife editing={editing} />
      </AdminContext>
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: '예약 취소' });
  const note = screen.getByText(/^저장한 뒤에/);
  expect(button.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
