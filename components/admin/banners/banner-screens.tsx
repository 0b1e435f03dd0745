import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import { bannerCreateSchema, bannerUpdateSchema, type AdminBannerRow } from '@/lib/contracts/admin/banner';
import { adminBannerList } from '@/lib/lists/admin-lists';
import { BANNER_PLACEMENT_LABELS, BANNER_STANDING_LABELS } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { ChoiceField, MomentField } from '@/components/admin/parts/columns';
import { RecordCreate, RecordEdit } from '@/components/admin/parts/record-form';
import { RowLink } from '@/components/admin/parts/row-link';
import { RecordPicture } from '@/components/admin/parts/record-search';
import { BannerFields } from './banner-fields';
import { BannerOrder } from './banner-order';
import { BANNER_PARTS } from './banner-parts';

/** The banners of a placement in the order in which they hang. */
export function BannerList() {
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="placement" source="placement" choices={choicesOf(BANNER_PLACEMENT_LABELS)} alwaysOn />,
  ];
  return (
    <AdminList
      list={adminBannerList}
      filters={filters}
      firstFilters={{ placement: 'HOME_MAIN' }}
      actions={<BannerOrder />}
      canCreate
    >
      <DataTable rowClick="edit" bulkActionButtons={false} empty={<NoRows />}>
        <DataTable.Col source="image" disableSort>
          <FunctionField render={({ image }: AdminBannerRow) => <RecordPicture image={image} />} />
        </DataTable.Col>
        <DataTable.Col source="title" disableSort>
          <RowLink source="title" opens="edit" />
        </DataTable.Col>
        <DataTable.Col source="placement" disableSort>
          <ChoiceField source="placement" labels={BANNER_PLACEMENT_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="standing" disableSort>
          <ChoiceField source="standing" labels={BANNER_STANDING_LABELS} />
        </DataTable.Col>
        <DataTable.Col source="showFrom" disableSort>
          <MomentField decides source="showFrom" />
        </DataTable.Col>
        <DataTable.Col source="showUntil" disableSort>
          <MomentField decides source="showUntil" />
        </DataTable.Col>
        <DataTable.Col source="updatedAt">
          <MomentField source="updatedAt" />
        </DataTable.Col>
      </DataTable>
    </AdminList>
  );
}

const NEW_BANNER = {
  ...{ placement: 'HOME_MAIN', mediaType: 'IMAGE', imageId: null, phoneImageId: null, videoId: null },
  ...{ alt: '', eyebrow: '', title: '', subTitle: '', note: '' },
  ...{ linkType: 'NONE', linkArticleUuid: null, linkArtistId: null, linkPath: '' },
  ...{ isActive: true, showFrom: null, showUntil: null },
};

export function BannerCreate() {
  return (
    <RecordCreate schema={bannerCreateSchema} defaults={NEW_BANNER}>
      <BannerFields />
    </RecordCreate>
  );
}

export function BannerEdit() {
  return (
    <RecordEdit schema={bannerUpdateSchema} parts={BANNER_PARTS}>
      <BannerFields />
    </RecordEdit>
  );
}
