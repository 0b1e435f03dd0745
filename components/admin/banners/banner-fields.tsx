import { BooleanInput, SelectInput, TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { AdminBanner } from '@/lib/contracts/admin/banner';
import type { BannerPlacement } from '@/lib/contracts/banner';
import * as adminLimits from '@/lib/limits/admin';
import { BANNER_LINK_LABELS, BANNER_MEDIA_LABELS, BANNER_PLACEMENT_LABELS } from '@/lib/options/admin';
import { choicesOf } from '@/components/admin/parts/choices';
import { SeoulMomentInput } from '@/components/admin/parts/seoul-moment-input';
import { RecordField } from '@/components/admin/parts/record-fields';
import { PictureField } from './picture-field';
import { VideoField } from './video-field';

const PLACEMENTS = choicesOf(BANNER_PLACEMENT_LABELS);
const MEDIA = choicesOf(BANNER_MEDIA_LABELS);
const LINKS = choicesOf(BANNER_LINK_LABELS);

/** What an operator writes of a banner. Its pictures have the shape of its placement. */
export function BannerFields() {
  const isFilm = useWatch({ name: 'mediaType' }) === 'MP4';
  return (
    <>
      <SelectInput source="placement" choices={PLACEMENTS} />
      <SelectInput source="mediaType" choices={MEDIA} />
      {isFilm ? <VideoField source="videoId" label="영상" /> : null}
      <Pictures isFilm={isFilm} />
      <TextInput source="alt" fullWidth helperText="무엇이 보이는지 한 문장으로 적어 주세요." />
      <TextInput source="eyebrow" helperText="제목 위의 작은 글씨" />
      <TextInput source="title" fullWidth />
      <TextInput source="subTitle" fullWidth />
      <TextInput source="note" fullWidth />
      <Link />
      <BooleanInput source="isActive" helperText="끄면 기간 안에서도 보이지 않습니다." />
      <SeoulMomentInput source="showFrom" helperText="비워 두면 바로 보입니다. 한국 시간입니다." />
      <SeoulMomentInput
        source="showUntil"
        helperText="비워 두면 계속 보입니다. 이 시각부터 보이지 않습니다. 한국 시간입니다."
      />
    </>
  );
}

function Pictures({ isFilm }: { isFilm: boolean }) {
  const banner = useRecordContext<AdminBanner & { id: string }>();
  const placement = useWatch<{ placement: BannerPlacement }>({ name: 'placement' });
  const { wide, phone } = adminLimits.bannerPictures[placement];
  return (
    <>
      <PictureField
        key={`wide ${placement}`}
        source="imageId"
        label={isFilm ? '포스터' : '배너 사진'}
        hint={`${wide.width}×${wide.height} 비율로 자릅니다.`}
        box={wide}
        saved={banner?.image ?? null}
      />
      {phone === null ? null : (
        <PictureField
          key={`phone ${placement}`}
          source="phoneImageId"
          label="휴대폰 사진"
          hint={`휴대폰에서 보일 ${phone.width}×${phone.height} 사진입니다. 없으면 배너 사진이 보입니다.`}
          box={phone}
          saved={banner?.phoneImage ?? null}
          canRemove
        />
      )}
    </>
  );
}

function Link() {
  const linkType: unknown = useWatch({ name: 'linkType' });
  return (
    <>
      <SelectInput source="linkType" choices={LINKS} />
      {linkType === 'ARTICLE' ? (
        <RecordField source="linkArticleUuid" label="이어질 글" kind="ARTICLE" required />
      ) : null}
      {linkType === 'ARTIST' ? (
        <RecordField source="linkArtistId" label="이어질 작가" kind="ARTIST" required />
      ) : null}
      {linkType === 'PATH' ? <TextInput source="linkPath" fullWidth helperText="예: /artist" /> : null}
    </>
  );
}
