import type { VerifiedOrganization } from '@/lib/contracts/contest';
import { dayInSeoul } from '@/lib/date/seoul';
import { formatDay } from '@/lib/format/day';
import { directionParticle } from '@/lib/hangul/particle';
import { ORGANIZATION_PROOF_LABELS } from '@/lib/options/contest';

// Sentences about organizations that an operator verified (O-104).

export const verified = '확인된 단체';
export const unverified = '확인하지 않음';

/** By which document, and on which day. */
export function verifiedBy({ proof, at }: Pick<VerifiedOrganization, 'proof' | 'at'>): string {
  const document = ORGANIZATION_PROOF_LABELS[proof];
  return `운영자가 ${document}${directionParticle(document)} 확인했어요 · ${formatDay(dayInSeoul(new Date(at)))}`;
}
