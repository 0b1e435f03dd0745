import { ApiError } from './api-error';

/** Bodies with files. How long one may take in all is the setting UPLOAD_TIMEOUT_MS. */
export const UPLOADS = {
  /** Forms that may lie on the disk at the same time, each as large as its rule allows. */
  atOnce: 8,
  /** Of those, forms from one visitor's address or network; an office or a school may be one. */
  perAddress: 2,
  /** A body that no byte has come of for so long is given up, milliseconds. */
  idleMs: 20_000,
  /** Those who have to wait for a place are told to come back after this. */
  retrySeconds: 10,
};

const RETRY = { headers: { 'retry-after': String(UPLOADS.retrySeconds) } };

/** Limits how many forms are received at the same time, in all and from each address. */
export class UploadPlaces {
  readonly #reserved = new Map<string, number>();
  #total = 0;

  /** How many forms are being received. */
  get inUse(): number {
    return this.#total;
  }

  /**
   * Reserves a place for a form of `address`.
   * @returns the function that frees the place; a second call does nothing
   * @throws ApiError TOO_MANY_REQUESTS where the address has all places that one may have, UNAVAILABLE where no place is
   * free
   */
  reserve(address: string): () => void {
    const own = this.#reserved.get(address) ?? 0;
    if (own >= UPLOADS.perAddress) throw new ApiError('TOO_MANY_REQUESTS', RETRY);
    if (this.#total >= UPLOADS.atOnce) throw new ApiError('UNAVAILABLE', RETRY);
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
