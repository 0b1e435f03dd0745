import { useState } from 'react';
import { DataTable, FunctionField, SearchInput, SelectInput } from 'react-admin';
import type { AdminArtist } from '@/lib/contracts/admin/artist';
import { artistName } from '@/lib/format/names';
import { adminArtistList } from '@/lib/lists/admin-lists';
import { ARTIST_BADGE_LABELS } from '@/lib/options/admin';
import { AdminList, NoRows } from '@/components/admin/parts/admin-list';
import { choicesOf } from '@/components/admin/parts/choices';
import { MomentField } from '@/components/admin/parts/columns';
import { RecordPicture } from '@/components/admin/parts/record-search';
import { BadgeButton, BadgeDialog } from './badge-button';

/** Artists with a public profile, and their badges. */
export function ArtistList() {
  const [opened, setOpened] = useState<AdminArtist | null>(null);
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="badge" source="badge" choices={choicesOf(ARTIST_BADGE_LABELS)} alwaysOn />,
  ];
  return (
    <>
      <AdminList list={adminArtistList} filters={filters}>
        <DataTable rowClick={false} bulkActionButtons={false} empty={<NoRows />}>
          <DataTable.Col source="image" disableSort>
            <FunctionField render={({ image }: AdminArtist) => <RecordPicture image={image} />} />
          </DataTable.Col>
          <DataTable.Col source="nameKo" disableSort>
            <FunctionField render={(artist: AdminArtist) => artistName(artist)} />
          </DataTable.Col>
          <DataTable.Col source="userAccountId" />
          <DataTable.Col source="isPublic" disableSort>
            <FunctionField render={({ isPublic }: AdminArtist) => (isPublic ? '공개' : '비공개')} />
          </DataTable.Col>
          <DataTable.NumberCol source="artworkCount" disableSort />
          <DataTable.Col source="createdAt">
            <MomentField source="createdAt" />
          </DataTable.Col>
          <DataTable.Col source="badge" disableSort>
            <FunctionField
              render={(artist: AdminArtist) => <BadgeButton artist={artist} onOpen={setOpened} />}
            />
          </DataTable.Col>
        </DataTable>
      </AdminList>
      {opened === null ? null : <BadgeDialog artist={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
