/** What a kind of attack found that isn't judged by single answers. */
export interface KindResult {
  passed: number;
  /** One line each. */
  failures: readonly string[];
  /** What it measured, for the terminal. */
  report: string;
  /** A part of its section in docs/benchmarks. */
  section: string;
}
