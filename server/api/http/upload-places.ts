import { LIMITS } from '@/lib/limits';
import { ApiError } from './api-error';

const RETRY = { headers: { 'retry-after': String(LIMITS.upload.retrySeconds) } };

/** Counts the forms that lie on the disk at the same time, in all and of each address. */
export class UploadPlaces {
  readonly #reserved = new Map<string, number>();
  #total = 0;

  /**
   * Takes a place for a form of `address`.
   * @returns what gives it back; called again it does nothing
   * @throws ApiError TOO_MANY_REQUESTS where the address has as many as one may have, UNAVAILABLE where all are taken
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
