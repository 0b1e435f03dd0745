import { createHash } from 'node:crypto';

const MODULUS = 1n << 128n;

/**
 * The number and the checksum of a table's rows. The order of the rows doesn't matter: the checksum is the sum of the rows' own
 * SHA-256 hashes, so two databases can be compared that keep their rows in different orders.
 */
export class RowChecksum {
  rows = 0;
  #sum = 0n;

  /** @param line a row as `readRows` gives it */
  add(line: string): void {
    const hash = createHash('sha256').update(line).digest();
    this.#sum = (this.#sum + ((hash.readBigUInt64BE(0) << 64n) | hash.readBigUInt64BE(8))) % MODULUS;
    this.rows += 1;
  }

  /** 32 hexadecimal digits. */
  get checksum(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}
