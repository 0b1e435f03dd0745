import { LIMITS } from '@/lib/limits';
import { ApiError } from './api-error';

const RETRY = { headers: { 'retry-after': String(LIMITS.upload.retrySeconds) } };

/** Limits how many forms are received at the same time, in all and from each address. */
export class UploadPlaces {
  readonly #reserved = new Map<string, number>();
  #total = 0;

  /**
   * Reserves a place for a form of `address`.
   * @returns the function that frees the place; a second call does nothing
   * @throws ApiError TOO_MANY_REQUESTS where the address has all places that one may have, UNAVAILABLE where no place is
   * free
   */
  reserve(address: string): () => void {
    const own = this.#reserved.get(address) ?? 0;
    if (own >= LIMITS.upload.perAddress) throw new ApiError('TOO_MANY_REQUESTS', RETRY);
    if (this.#total >= LIMITS.upload.atOnce) throw new ApiError('UNAVAILABLE', RETRY);
    this.#reserved.set(address, own + 1);
    this.#total += 1;
    let isReserved = true;
    return () => {
      if (!isReserved) return;
      isReserved = false;
      this.#total -= 1;
      const left = (this.#reserved.get(address) ?? 1) - 1;
      if (left > 0) this.#reserved.set(address, left);
      else this.#reserved.delete(address);
    };
  }
}
