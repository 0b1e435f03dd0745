import { useListContext } from 'react-admin';
import { fillUrl } from '@/lib/api/url';
import { download } from '@/lib/browser/save-file';
import { ReasonButton } from './reason-button';

/** Downloads the list as it is narrowed now, for a reason. */
export function ExportLink({ path }: { path: `/v1/admin/${string}` }) {
  const { filterValues, sort } = useListContext();
  const order = { sort: sort.field, direction: sort.order.toLowerCase() };
  const take = (reason: string) => {
    const query = { ...(filterValues as Record<string, unknown>), ...order, reason };
    download(fillUrl(path, { query }), '');
    return Promise.resolve();
  };
  return (
    <ReasonButton question="목록을 내려받을까요?" onReason={take}>
      CSV
    </ReasonButton>
  );
}
