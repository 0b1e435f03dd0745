import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Button } from '@mui/material';
import { useListContext } from 'react-admin';
import { fillUrl } from '@/lib/api/url';

/** Downloads the list as it is narrowed now. */
export function ExportLink({ path }: { path: `/v1/admin/${string}` }) {
  const { filterValues, sort } = useListContext();
  const order = { sort: sort.field, direction: sort.order.toLowerCase() };
  const query = { ...(filterValues as Record<string, unknown>), ...order };
  return (
    <Button href={fillUrl(path, { query })} download size="small" startIcon={<DownloadIcon />}>
      CSV
    </Button>
  );
}
