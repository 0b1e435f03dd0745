import { createHmac } from 'node:crypto';
import type { GenderType } from '@/lib/contracts/identity';

/** What a verification begins with: our number for it, and where the provider sends the person back to. */
export interface IdentityStart {
  uniqueVal: string;
  /** Absolute address of our landing page. */
  returnUrl: string;
}

/** What the popup's form posts, and where to. */
export interface IdentityStartForm {
  actionUrl: string;
  tokenVersionId: string;
  encData: string;
  integrity: string;
}

/** A verification under way. `secrets` is whatever the provider needs to read the answer; it stays with us. */
export interface StartedIdentity {
  form: IdentityStartForm;
  secrets: Record<string, string>;
}

/** What came back to the landing page, together with what `start` had kept. */
export interface IdentityAnswer {
  uniqueVal: string;
  secrets: Readonly<Record<string, string>>;
  encData: string;
  integrity: string;
}

/** A person as the provider knows them. */
export interface VerifiedPerson {
  name: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  genderType: GenderType;
  /** Digits only. */
  phoneNum: string;
  /** The provider's mark of this person for this site, always the same. It goes no further than `hashDi`. */
  di: string;
}

/**
 * Verification of a person by their phone, at an outside service. Both steps may ask the service: NICE's
 * encrypted form needs it for the first, its newer service for both.
 */
export interface IdentityProvider {
  /** Kept with each verification, so that its answer is read by who asked. */
  readonly name: string;
  /** @throws IdentityUnavailable */
  start(start: IdentityStart): Promise<StartedIdentity>;
  /**
   * @throws IdentityRejected for an answer that is forged, of another verification, or says no
   * @throws IdentityUnavailable
   */
  finish(answer: IdentityAnswer): Promise<VerifiedPerson>;
}

/** The service is away, too slow, or doesn't take our request. The message is for the log. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

/** The answer doesn't prove anything. The message is for the log. */
export class IdentityRejected extends Error {
  override readonly name = 'IdentityRejected';
}

/** A person's mark as we keep it and give it out: without the secret nobody gets from one to the other. */
export function hashDi(secret: string, di: string): string {
  return createHmac('sha256', secret).update(di).digest('base64url');
}
