import type { Contest } from '@/lib/contracts/contest';
import { standingOf } from '@/lib/contest/standing';
import { editionOf } from '@/lib/contest/terms/terms-edition';
import { stopOf } from '@/lib/contest/stop';
import { verifiedOrganizationOf } from '@/lib/contest/verified-organization';
import { imageUrl } from '@/lib/media/image-url';
import type { ContestRow } from './repository';

export function presentContest(row: ContestRow, now: Date): Contest {
  const { uuid, type, title, organizer, description, allowsEdits, isBlind, formVersion, fields, image } = row;
  return {
    ...{ uuid, contestType: type, title, organizer, description, allowsEdits, isBlind, formVersion },
    verifiedOrganization: verifiedOrganizationOf(row.organization),
    previewImageUrl: image === null ? null : imageUrl(image),
    previewImage: image,
    isActive: standingOf(row, now) === 'OPEN',
    isDeadlinePassed: row.closesAt !== null && now >= row.closesAt,
    stop: stopOf(row),
    opensAt: row.opensAt?.toISOString() ?? null,
    closesAt: row.closesAt?.toISOString() ?? null,
    extendedFrom: row.extendedFrom?.toISOString() ?? null,
    formSchemaJson: fields,
    terms: editionOf(row),
  };
}
