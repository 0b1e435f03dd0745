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

/** Counts the forms that lie on the disk at the same time, in all and of each address. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #total = 0;

  /**
   * Takes a place for a form of `address`.
   * @returns what gives it back; called again it does nothing
   * @throws ApiError TOO_MANY_REQUESTS where the address has as many as one may have, UNAVAILABLE where all are taken
   */
  take(address: string): () => void {
    const own = this.#taken.get(address) ?? 0;
    if (own >= UPLOADS.perAddress) throw new ApiError('TOO_MANY_REQUESTS', RETRY);
    if (this.#total >= UPLOADS.atOnce) throw new ApiError('UNAVAILABLE', RETRY);
    this.#taken.set(address, own + 1);
    this.#total += 1;
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#total -= 1;
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    };
  }
}
