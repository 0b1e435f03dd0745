import type { OrganizationProof, VerifiedOrganization } from '@/lib/contracts/contest';

/** An organization with how it was verified, as it is stored. */
export interface OrganizationVerification {
  name: string;
  verifiedBy: OrganizationProof | null;
  verifiedAt: Date | null;
}

/** Returns what visitors read of a verified organization; null for one that isn't verified. */
export const verifiedOrganizationOf = ({
  name,
  verifiedBy,
  verifiedAt,
}: OrganizationVerification): VerifiedOrganization | null =>
  verifiedBy === null || verifiedAt === null
    ? null
    : { name, proof: verifiedBy, at: verifiedAt.toISOString() };
