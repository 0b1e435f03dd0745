import type { VerifiedOrganization } from '@/lib/contracts/contest';
import * as verifiedMessages from '@/lib/messages/verified-organization';
import styles from './terms-card.module.css';

/**
 * Says that the organization of a contest is verified, and by what (O-104). It names the organization itself: the contest's
 * organizer is any text. It is a printed part: no hooks.
 */
export function OrganizationMark({ organization }: { organization: VerifiedOrganization }) {
  return (
    <div className={styles.organization}>
      <p className="t-small">
        <b>{organization.name}</b> · {verifiedMessages.verified}
      </p>
      <p className="t-cap num">{verifiedMessages.verifiedBy(organization)}</p>
    </div>
  );
}
