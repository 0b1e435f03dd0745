import { hash } from 'node:crypto';

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
    // In one call: a million objects of `createHash` would wait for the garbage collector outside its heap.
    const digest = hash('sha256', line, 'buffer');
    this.#sum = (this.#sum + ((digest.readBigUInt64BE(0) << 64n) | digest.readBigUInt64BE(8))) % MODULUS;
    this.rows += 1;
  }

  /** 32 hexadecimal digits. */
  get checksum(): string {
    return this.#sum.toString(16).padStart(32, '0');
  }
}
