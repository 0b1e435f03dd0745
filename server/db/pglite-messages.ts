/** The messages between the main thread and the database's thread. All of them can be cloned. */
export type ThreadRequest =
  | { id: number; kind: 'query'; sql: string; params: unknown[]; rowMode: 'array' | 'object' }
  | { id: number; kind: 'exec'; sql: string }
  /** Copies the database's folder. */
  | { id: number; kind: 'copy'; to: string }
  | { id: number; kind: 'close' };

/** A request without its id, which the sender adds. */
export type ThreadCommand = ThreadRequest extends infer Request
  ? Request extends ThreadRequest
    ? Omit<Request, 'id'>
    : never
  : never;

export interface QueryResult {
  rows: unknown[];
  rowCount: number;
  affectedRows: number;
}

export interface ThreadError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
}

export type ThreadResponse =
  | { kind: 'ready' }
  | { kind: 'failed'; error: ThreadError }
  | { kind: 'result'; id: number; result: QueryResult }
  | { kind: 'error'; id: number; error: ThreadError };
