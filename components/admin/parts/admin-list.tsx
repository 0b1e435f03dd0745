import { useState, type ReactElement, type ReactNode } from 'react';
import {
  CreateButton,
  FilterButton,
  ListBase,
  ListContextProvider,
  ListView,
  Pagination,
  TopToolbar,
  useListContext,
  type ListControllerResult,
  type SortPayload,
} from 'react-admin';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '@/components/ui/state/empty-state';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { failureMessage } from '@/lib/browser/api-failure';
import styles from './admin-list.module.css';
import { ExportLink } from './export-link';

interface AdminListProps {
  /** The defined list that the API's query follows from. */
  list: { pageSize: number; orders: readonly { sort: string; direction: 'asc' | 'desc' }[] };
  filters?: ReactElement[];
  /** What the list is narrowed to before the operator chooses. */
  firstFilters?: Record<string, string>;
  /** The path of the list as a file. */
  exportPath?: `/v1/admin/${string}`;
  canCreate?: boolean;
  /** Further buttons above the list. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A list of the back office: filters, pages, what there is to do, and a retry where it can't be loaded. */
export function AdminList({
  list,
  filters,
  firstFilters,
  exportPath,
  canCreate = false,
  actions,
  children,
}: AdminListProps) {
  const [first] = list.orders;
  const sort: SortPayload = {
    field: first?.sort ?? 'createdAt',
    order: first?.direction === 'asc' ? 'ASC' : 'DESC',
  };
  return (
    <ListBase
      sort={sort}
      perPage={list.pageSize}
      exporter={false}
      {...(firstFilters && { filterDefaultValues: firstFilters })}
    >
      <FiltersOfThisScreen>
        <ListView
          empty={false}
          error={false}
          {...(filters && { filters })}
          pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
          actions={
            <TopToolbar>
              {filters === undefined ? null : <FilterButton disableSaveQuery />}
              {actions}
              {exportPath === undefined ? null : <ExportLink path={exportPath} />}
              {canCreate ? <CreateButton variant="contained" /> : null}
            </TopToolbar>
          }
        >
          <Rows>{children}</Rows>
        </ListView>
      </FiltersOfThisScreen>
    </ListBase>
  );
}

/**
 * Drops a filter that falls due after the operator has left. The list stays mounted while the next screen renders, and
 * react-admin would lead back to it.
 */
function FiltersOfThisScreen({ children }: { children: ReactNode }) {
  const context = useListContext();
  const { pathname } = useLocation();
  const setFilters: typeof context.setFilters = (...filters) => {
    if (window.location.pathname === pathname) context.setFilters(...filters);
  };
  return (
    <ListContextProvider value={{ ...context, setFilters } as ListControllerResult}>
      {children}
    </ListContextProvider>
  );
}

/** The rows. If new ones can't be loaded, the previous rows stay below the error message. */
function Rows({ children }: { children: ReactNode }) {
  const context = useListContext();
  const { data, error, isPending, refetch } = context;
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  if (error == null) return isPending ? <PendingRows /> : children;
  return (
    <>
      <ErrorState
        title="목록을 불러오지 못했습니다."
        hint={error instanceof Error ? error.message : failureMessage(error)}
        onRetry={() => void refetch()}
      />
      {kept === undefined ? null : (
        <ListContextProvider value={{ ...context, data: kept, error: null } as ListControllerResult}>
          {children}
        </ListContextProvider>
      )}
    </>
  );
}

/** The place of the first rows. react-admin's own is a table with empty headings. */
function PendingRows() {
  return (
    <div aria-busy="true" className={styles.pending}>
      <p className="vh" role="status">
        목록을 불러오는 중입니다.
      </p>
      {PENDING_ROWS.map((row) => (
        <Skeleton key={row} height="44px" />
      ))}
    </div>
  );
}
const PENDING_ROWS = [1, 2, 3, 4, 5];

/** What a list without rows says. */
export function NoRows() {
  const { filterValues } = useListContext();
  const isNarrowed = Object.keys(filterValues as object).length > 0;
  return (
    <EmptyState title={isNarrowed ? '조건에 맞는 항목이 없습니다.' : '아직 항목이 없습니다.'} role="status" />
  );
}
