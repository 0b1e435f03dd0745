/**
 * Loads items concurrently and yields them in their order. At most `limit` are being loaded or wait to be taken, so that
 * what lies ready stays within bounds however slowly it is taken.
 * @throws what a load throws, at its place in the order
 */
export async function* inOrder<Item, Loaded>(
  items: readonly Item[],
  load: (item: Item, index: number) => Promise<Loaded>,
  limit: number,
): AsyncGenerator<Loaded, void, undefined> {
  const running: Promise<Loaded>[] = [];
  for (let next = 0; next < items.length || running.length > 0;) {
    while (running.length < limit && next < items.length) {
      const loading = load(items[next] as Item, next);
      // Its turn may never come, and its failure is no accident then.
      loading.catch(() => undefined);
      running.push(loading);
      next += 1;
    }
    const first = await running[0];
    // The place is free only once what was in it is taken.
    yield first as Loaded;
    void running.shift();
  }
}
