import type { MemberRole } from '@/lib/contracts/contest';
import * as contestMessages from '@/lib/messages/contest';
import { ApiError } from '@/server/api/http/api-error';

/** The part of a person in an organization. */
export interface Membership {
  accountUuid: string;
  organizationUuid: string;
  role: MemberRole;
}

/** An owner makes contests, decides and exports; a reviewer reads and scores. @throws ApiError FORBIDDEN */
export function assertOwner({ role }: Membership): void {
  if (role !== 'OWNER') throw new ApiError('FORBIDDEN', { message: contestMessages.ownerOnly });
}

/** The juror whose contests alone a reviewer sees; null for an owner, who sees all. */
export const jurorOf = ({ accountUuid, role }: Membership): string | null =>
  role === 'OWNER' ? null : accountUuid;
