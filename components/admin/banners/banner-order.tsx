import { useDataProvider, useGetList, useListContext } from 'react-admin';
import { callApi } from '@/lib/browser/call-api';
import type { AdminBannerRow } from '@/lib/contracts/admin/banner';
import type { BannerPlacement } from '@/lib/contracts/banner';
import { adminBannerList } from '@/lib/lists/admin-lists';
import { BANNER_PLACEMENT_LABELS } from '@/lib/options/admin';
import { OrderButton, OrderDialog } from '@/components/admin/parts/order-dialog';
import { RecordPicture } from '@/components/admin/parts/record-search';

/** The way to the order of the banners of the placement that the list is narrowed to. */
export function BannerOrder() {
  const { filterValues } = useListContext();
  const placement = (filterValues as { placement?: BannerPlacement }).placement;
  if (placement === undefined) return null;
  return (
    <OrderButton
      label="순서 바꾸기"
      render={(close) => <BannerOrderDialog placement={placement} onClose={close} />}
    />
  );
}

type Item = AdminBannerRow & { id: string };

function BannerOrderDialog({ placement, onClose }: { placement: BannerPlacement; onClose: () => void }) {
  const provider = useDataProvider();
  const all = {
    pagination: { page: 1, perPage: adminBannerList.pageSize },
    sort: { field: 'position', order: 'ASC' },
    filter: { placement },
  } as const;
  const { data } = useGetList<Item>('banners', all);
  return (
    <OrderDialog
      title={`${BANNER_PLACEMENT_LABELS[placement]}의 순서`}
      label="배너"
      items={data}
      nameOf={({ title }) => title}
      pictureOf={({ image }) => <RecordPicture image={image} />}
      save={(order) => callApi('put', '/v1/admin/banners/order', { body: { placement, ...order } })}
      load={async () => (await provider.getList<Item>('banners', all)).data}
      onClose={onClose}
    />
  );
}
