import * as uploadLimits from '@/lib/limits/upload';
import { ApiError } from './api-error';

/** Bodies with files. How long one may take in all is the setting UPLOAD_TIMEOUT_MS. */
export const UPLOADS = {
  /** Forms that may lie on the disk at the same time, each as large as its rule allows. */
  atOnce: 12,
  /** Of those, guests' forms. The other places are for members alone. */
  guestsAtOnce: 4,
  /** Of those, the forms of one account: a repeated form waits for the first, and holds its own place meanwhile. */
  perAccount: 4,
  /** More forms than these an account sends only while half of all places are free, so that few accounts can't take them all. */
  perAccountAlways: 2,
  /** Of those, the forms of one address or network of guests. */
  perAddress: 2,
  /** A body of which fewer than `leastBytes` come within so many milliseconds is given up. */
  windowMs: uploadLimits.windowSeconds * 1000,
  leastBytes: uploadLimits.windowSeconds * uploadLimits.leastBytesPerSecond,
  /** `Retry-After` for callers who have to wait for a place. */
  retrySeconds: 10,
};

const RETRY = { headers: { 'retry-after': String(UPLOADS.retrySeconds) } };

/** Who sends a form: an account, or the address of a guest. */
export interface Sender {
  who: string;
  isMember: boolean;
}

/** Limits how many forms are received at the same time, in all, from guests, and from each account and address. */
export class UploadPlaces {
  readonly #reserved = new Map<string, number>();
  #total = 0;
  #guests = 0;

  /** How many forms are being received. */
  get inUse(): number {
    return this.#total;
  }

  /**
   * Reserves a place for a form.
   * @returns the function that frees the place; a second call does nothing
   * @throws ApiError TOO_MANY_REQUESTS where the sender has all places that one may have, UNAVAILABLE where no place is
   * free for the sender
   */
  reserve({ who, isMember }: Sender): () => void {
    const { atOnce, guestsAtOnce, perAccount, perAccountAlways, perAddress } = UPLOADS;
    const sender = `${isMember} ${who}`;
    const own = this.#reserved.get(sender) ?? 0;
    const ofMember = this.#total < atOnce / 2 ? perAccount : perAccountAlways;
    if (own >= (isMember ? ofMember : perAddress)) throw new ApiError('TOO_MANY_REQUESTS', RETRY);
    if (this.#total >= atOnce || (!isMember && this.#guests >= guestsAtOnce))
      throw new ApiError('UNAVAILABLE', RETRY);
    const guests = isMember ? 0 : 1;
    this.#reserved.set(sender, own + 1);
    this.#total += 1;
    this.#guests += guests;
    let isReserved = true;
    return () => {
      if (!isReserved) return;
      isReserved = false;
      this.#total -= 1;
      this.#guests -= guests;
      const left = (this.#reserved.get(sender) ?? 1) - 1;
      if (left > 0) this.#reserved.set(sender, left);
      else this.#reserved.delete(sender);
    };
  }
}
