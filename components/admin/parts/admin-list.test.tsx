import { render, screen } from '@testing-library/react';
import { AdminContext, DataTable, ResourceContextProvider, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { AdminList, NoRows } from './admin-list';

function show(list: Promise<{ data: object[]; total: number }>): void {
  render(
    <MemoryRouter>
      <AdminContext dataProvider={{ getList: () => list } as unknown as DataProvider}>
        <ResourceContextProvider value="banners">
          <AdminList list={{ pageSize: 25, orders: [] }}>
            <DataTable bulkActionButtons={false} empty={<NoRows />}>
              <DataTable.Col source="title" label="제목" />
            </DataTable>
          </AdminList>
        </ResourceContextProvider>
      </AdminContext>
    </MemoryRouter>,
  );
}

test('a list that is loading says so, and has no table without headings', async () => {
  show(new Promise(() => undefined));
  expect(await screen.findByText('목록을 불러오는 중입니다.')).toHaveRole('status');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a loaded list has its rows, or says that there are none', async () => {
  show(Promise.resolve({ data: [{ id: '1', title: '배너' }], total: 1 }));
  expect(await screen.findByRole('cell', { name: '배너' })).toBeInTheDocument();
  expect(screen.queryByText('목록을 불러오는 중입니다.')).toBeNull();
});

test('an empty list says that there are no rows', async () => {
  show(Promise.resolve({ data: [], total: 0 }));
  expect(await screen.findByText('아직 항목이 없습니다.')).toBeInTheDocument();
});
