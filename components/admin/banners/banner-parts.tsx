import type { z } from 'zod';
import { partsOfFields } from '@/components/form/conflict/form-parts';
import { WORDS } from '@/components/admin/frame/words';
import { NamedRecords } from '@/components/admin/parts/named-records';
import { SmallPicture } from '@/components/admin/parts/small-picture';
import type { bannerCreateSchema } from '@/lib/contracts/admin/banner';
import { formatZonedMoment } from '@/lib/format/moment';
import { BANNER_LINK_LABELS, BANNER_MEDIA_LABELS, BANNER_PLACEMENT_LABELS } from '@/lib/options/admin';
import * as filePaths from '@/lib/paths/file';

const { fields } = WORDS.resources.banners;

const look = (id: string | null) =>
  id === null || id === '' ? '' : <SmallPicture id={id} label="배너 사진" />;

const film = (id: string | null) =>
  id === null || id === '' ? (
    ''
  ) : (
    <video
      src={filePaths.video(id)}
      aria-label="영상"
      controls
      muted
      playsInline
      preload="metadata"
      width={240}
    />
  );

const moment = (text: string | null) =>
  text === null || text === '' ? '' : formatZonedMoment(new Date(text));

/** What is compared where two operators saved the same banner. */
export const BANNER_PARTS = partsOfFields<z.input<typeof bannerCreateSchema>>({
  placement: { label: fields.placement, describe: (placement) => BANNER_PLACEMENT_LABELS[placement] },
  mediaType: { label: fields.mediaType, describe: (type) => BANNER_MEDIA_LABELS[type] },
  imageId: { label: '배너 사진', describe: look },
  phoneImageId: { label: '휴대폰 사진', describe: look },
  videoId: { label: '영상', describe: film },
  alt: { label: fields.alt },
  eyebrow: { label: fields.eyebrow },
  title: { label: fields.title },
  subTitle: { label: fields.subTitle },
  note: { label: fields.note },
  linkType: { label: fields.linkType, describe: (type) => BANNER_LINK_LABELS[type] },
  linkArticleUuid: {
    label: '이어질 글',
    describe: (uuid) => <NamedRecords kind="ARTICLE" ids={[uuid ?? []].flat()} />,
  },
  linkArtistId: {
    label: '이어질 작가',
    describe: (id) => <NamedRecords kind="ARTIST" ids={[id ?? []].flat()} />,
  },
  linkPath: { label: fields.linkPath },
  isActive: { label: fields.isActive },
  showFrom: { label: fields.showFrom, describe: moment },
  showUntil: { label: fields.showUntil, describe: moment },
});
