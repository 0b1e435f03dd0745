import { ApiError } from '@/server/api/http/api-error';

/** Files that are sent to signed addresses of this site at the same time: in all, from one address or network, of one account. */
export const PUTS = { atOnce: 64, perAddress: 20, perAccount: 6, retrySeconds: 10 };

const RETRY = { headers: { 'retry-after': String(PUTS.retrySeconds) } };

/** Limits how many files are received at the same time. */
export class PutPlaces {
  readonly #held: string[] = [];

  /**
   * Reserves a place.
   * @returns the function that frees it
   * @throws ApiError TOO_MANY_REQUESTS where the sender has all places that one may have, UNAVAILABLE where no place is free
   */
  reserve({ address, account }: { address: string; account: string }): () => void {
    const own = [`address ${address}`, `account ${account}`] as const;
    const [ofAddress, ofAccount] = own.map((name) => this.#held.filter((held) => held === name).length);
    if ((ofAddress ?? 0) >= PUTS.perAddress || (ofAccount ?? 0) >= PUTS.perAccount)
      throw new ApiError('TOO_MANY_REQUESTS', RETRY);
    if (this.#held.length >= own.length * PUTS.atOnce) throw new ApiError('UNAVAILABLE', RETRY);
    this.#held.push(...own);
    return () => own.forEach((name) => this.#held.splice(this.#held.indexOf(name), 1));
  }
}
