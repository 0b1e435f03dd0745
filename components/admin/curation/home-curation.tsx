import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TextInput, Title } from 'react-admin';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { ErrorState } from '@/components/ui/state/error-state';
import { Skeleton } from '@/components/ui/state/skeleton';
import { failureMessage } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import {
  homeArticlesSchema,
  homeArtistsSchema,
  homeSpecialSchema,
  type Curation,
} from '@/lib/contracts/admin/curation';
import * as adminLimits from '@/lib/limits/admin';
import { NamedRecords } from '@/components/admin/parts/named-records';
import { RecordField, RecordListField } from '@/components/admin/parts/record-fields';
import { SlotForm } from './slot-form';

/** What is compared where two operators chose for the same slot. */
const ARTISTS = partsOfFields<Curation['artists']>({
  version: { label: null },
  artistIds: { label: '작가', describe: (ids) => <NamedRecords kind="ARTIST" ids={ids} /> },
});
const SPECIAL = partsOfFields<Curation['special']>({
  version: { label: null },
  articleUuid: {
    label: '스페셜',
    describe: (uuid) => <NamedRecords kind="ARTICLE" ids={[uuid ?? []].flat()} />,
  },
  titleLines: { label: '세로 제목', describe: (lines) => lines.join('\n') },
});
const ARTICLES = partsOfFields<Curation['articles']>({
  version: { label: null },
  articleUuids: { label: '글', describe: (uuids) => <NamedRecords kind="ARTICLE" ids={uuids} /> },
});

const read = () => callApi('get', '/v1/admin/home');

/** What the home page shows by choice: each slot is saved by itself, and stands on the page at once. */
export function HomeCuration() {
  const { data, error, refetch } = useQuery({
    queryKey: ['home'],
    queryFn: ({ signal }) => callApi('get', '/v1/admin/home', { signal }),
    // The latest comes in after a save or a conflict alone, never during a choice.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const client = useQueryClient();
  const load = async () => {
    const latest = await read();
    client.setQueryData(['home'], latest);
    return latest;
  };
  return (
    <>
      <Title title="resources.home.name" />
      {error !== null && data === undefined ? (
        <ErrorState
          title="홈 화면의 선택을 불러오지 못했습니다."
          hint={failureMessage(error)}
          onRetry={() => void refetch()}
        />
      ) : data === undefined ? (
        <Skeleton height="480px" />
      ) : (
        <>
          <SlotForm
            title="이달의 작가"
            hint="비공개로 바뀐 작가는 홈에서 빠지고, 다시 공개하면 제자리로 돌아옵니다."
            schema={homeArtistsSchema}
            record={data.artists}
            save={(body) => callApi('put', '/v1/admin/home/artists', { body })}
            read={async () => (await read()).artists}
            load={async () => (await load()).artists}
            parts={ARTISTS}
          >
            <RecordListField
              source="artistIds"
              label="작가"
              kind="ARTIST"
              isPublic
              max={adminLimits.homeArtistsMax}
            />
          </SlotForm>
          <SlotForm
            title="스페셜"
            hint="홈의 ARTICLE을 여는 큰 스페셜입니다."
            schema={homeSpecialSchema}
            record={data.special}
            save={(body) => callApi('put', '/v1/admin/home/special', { body })}
            read={async () => (await read()).special}
            load={async () => (await load()).special}
            parts={SPECIAL}
          >
            <RecordField source="articleUuid" label="스페셜" kind="ARTICLE" type="SPECIAL" isPublic />
            <TextInput
              source="titleLines"
              label="세로 제목"
              multiline
              minRows={3}
              fullWidth
              format={(lines: string[] | null) => (lines ?? []).join('\n')}
              parse={(text: string) => text.split('\n')}
              helperText={`한 줄이 세로 한 열이 됩니다. ${adminLimits.titleLinesMax}줄까지, 한 줄에 9자 안팎이 보기 좋습니다. 비워 두면 글의 제목을 씁니다.`}
            />
          </SlotForm>
          <SlotForm
            title="ARTICLE"
            hint="스페셜 아래에서 넘겨 보는 글입니다."
            schema={homeArticlesSchema}
            record={data.articles}
            save={(body) => callApi('put', '/v1/admin/home/articles', { body })}
            read={async () => (await read()).articles}
            load={async () => (await load()).articles}
            parts={ARTICLES}
          >
            <RecordListField
              source="articleUuids"
              label="글"
              kind="ARTICLE"
              isPublic
              max={adminLimits.homeArticlesMax}
            />
          </SlotForm>
        </>
      )}
    </>
  );
}
