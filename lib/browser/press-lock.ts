type Lock = () => () => void;

let lock: Lock = () => () => undefined;
let begun = 0;

/** The number of calls that presses have begun. */
export const begunCalls = (): number => begun;

/** Sets the lock of a press's control: that of `press-guard`, which pages load on their first use. */
export function setPressLock(given: Lock): void {
  lock = given;
}

/** Makes a call, and meanwhile locks the control whose press began it, if there was one. */
export async function withLockedPress<Result>(call: () => Promise<Result>): Promise<Result> {
  begun += 1;
  const unlock = lock();
  try {
    return await call();
  } finally {
    unlock();
  }
}
