/**
 * The result of `work`, or a failure when it takes longer than `ms` milliseconds. The work itself goes on.
 * @param tooLate makes the error of a work that took too long
 */
export async function withinTime<Value>(
  ms: number,
  work: Promise<Value>,
  tooLate: () => Error = () => new Error(`No answer within ${ms} ms`),
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate()), ms);
    // A process that ends needn't wait for the time to be over.
    timer.unref();
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
