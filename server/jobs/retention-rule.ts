/** One promise of the policies to remove data after some time. */
export interface RetentionRule {
  name: string;
  /** The policy's section and promise, for operators. */
  keeps: string;
  /** What a run at that moment would remove: the count, and the first `limit` keys. Keys never have personal data. */
  find(now: Date, limit: number): Promise<{ count: number; keys: string[] }>;
  /** Removes one BATCH. @returns how much was removed; 0 when nothing is left */
  removeSome(now: Date): Promise<number>;
}
