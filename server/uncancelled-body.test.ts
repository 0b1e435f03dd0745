import { uncancelled } from './uncancelled-body';

/** A stream that gives what it is told to, when it is told to. */
function source() {
  const cancelled: unknown[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const stream = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: (reason) => void cancelled.push(reason),
  });
  return {
    stream,
    cancelled,
    give: (byte: number) => controller?.enqueue(Uint8Array.of(byte)),
    end: () => controller?.close(),
  };
}

test('the bytes and the end are the source’s', async () => {
  const { stream, give, end } = source();
  give(1);
  give(2);
  end();
  expect(new Uint8Array(await new Response(uncancelled(stream)).arrayBuffer())).toEqual(Uint8Array.of(1, 2));
});

test('an error of the source is the reader’s', async () => {
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.error(new Error('gone')),
  });
  await expect(uncancelled(stream).getReader().read()).rejects.toThrow('gone');
});

test('giving it up, while it is waited for too, leaves the source as it is', async () => {
  const { stream, cancelled, give, end } = source();
  const reader = uncancelled(stream).getReader();
  const waiting = reader.read();
  await reader.cancel('enough');
  await expect(waiting).resolves.toEqual({ done: true, value: undefined });
  give(1);
  end();
  expect(cancelled).toEqual([]);
});
