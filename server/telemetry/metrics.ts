/** A value at the moment in which it is asked for. Labels come from a list that is known before. */
export interface Reading {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

export interface Gauge {
  /** Without the prefix that all names share. */
  name: string;
  help: string;
  labels?: readonly string[];
  /** Whether the value only grows, so that its rate means something. */
  isCounter?: boolean;
  /** A failure leaves the gauge out of the answer. */
  read(): Promise<readonly Reading[]> | readonly Reading[];
}

export interface ObservedRequest {
  /** `site` is the host's port, `api` a call of the API, which most often is in the same process. */
  source: 'site' | 'api';
  method: string;
  /** A route's pattern, never an address. */
  route: string;
  status: number;
  seconds: number;
}

/** The figures of this process. No label has anything that a visitor chose. */
export interface Metrics {
  request(request: ObservedRequest): void;
  render(kind: 'stored' | 'unstored', seconds: number): void;
  gauge(gauge: Gauge): void;
  /** All figures in the text format of Prometheus. */
  text(): Promise<{ contentType: string; body: string }>;
}
