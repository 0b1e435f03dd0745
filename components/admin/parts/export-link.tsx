import { useListContext } from 'react-admin';
import { fillUrl } from '@/lib/api/url';
import { assertFile } from '@/lib/browser/assert-file';
import { download } from '@/lib/browser/save-file';
import { ReasonButton } from './reason-button';

/** Downloads the list as it is narrowed now, for a reason. */
export function ExportLink({ path }: { path: `/v1/admin/${string}` }) {
  const { filterValues, sort } = useListContext();
  const order = { sort: sort.field, direction: sort.order.toLowerCase() };
  const take = async (reason: string, signal: AbortSignal) => {
    const query = { ...(filterValues as Record<string, unknown>), ...order, reason };
    await assertFile(fillUrl(path, { query: { ...query, check: true } }));
    if (!signal.aborted) download(fillUrl(path, { query }), '');
  };
  return (
    <ReasonButton question="목록을 내려받을까요?" onReason={take}>
      CSV
    </ReasonButton>
  );
}
