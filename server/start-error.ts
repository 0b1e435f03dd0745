/**
 * The process can't start. Its message is all that an operator reads: it says in English what is wrong, which path it is
 * about, and what to do.
 */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** The system's error code, such as `EACCES`, or undefined. */
export function systemCodeOf(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
