import { createHmac } from 'node:crypto';
import type { GenderType } from '@/lib/contracts/identity';

/** The start of a verification. */
export interface IdentityStart {
  /** The site's number of this verification. */
  uniqueVal: string;
  /** The absolute address of the site's landing page, where the provider sends the person back to. */
  returnUrl: string;
  /** Whether the service is shown in a popup, which it may close, or in the window of the site. Default: true. */
  isPopup?: boolean;
}

/** The popup's form: its address and its fields. */
export interface IdentityStartForm {
  actionUrl: string;
  tokenVersionId: string;
  encData: string;
  integrity: string;
}

/** A verification under way. The provider's implementation needs `secrets` to read the answer; they stay on the server. */
export interface StartedIdentity {
  form: IdentityStartForm;
  secrets: Record<string, string>;
}

/** The answer that came to the landing page, with the secrets of the start. */
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
  /** The provider's permanent identifier of this person for this site. Only its hash is kept (`hashDi`). */
  di: string;
}

/**
 * An outside service that verifies people by their phone. NICE's encrypted form calls the service in the first step; other
 * services may need a call in both.
 */
export interface IdentityProvider {
  /** Kept with each verification, so that the provider that started it reads its answer. */
  readonly name: string;
  /** @throws IdentityUnavailable */
  start(start: IdentityStart): Promise<StartedIdentity>;
  /**
   * @throws IdentityRejected for an answer that is forged, belongs to another verification, or is negative
   * @throws IdentityUnavailable
   */
  finish(answer: IdentityAnswer): Promise<VerifiedPerson>;
}

/** The service is away, too slow, or refuses the request. The message is for the log. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable';
}

/** The answer proves nothing. The message is for the log. */
export class IdentityRejected extends Error {
  override readonly name = 'IdentityRejected';
}

/** The keyed hash of a person's identifier, which is what accounts keep. */
export function hashDi(secret: string, di: string): string {
  return createHmac('sha256', secret).update(di).digest('base64url');
}
