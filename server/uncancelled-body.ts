/**
 * A copy of a body's stream whose cancellation doesn't reach the source. Cancelling the stream of a request's body in Node
 * can throw an error that can't be caught, and cuts the connection before the answer is sent. The host reads what is left
 * unread (`web/unread-body.ts`).
 */
export function uncancelled(source: ReadableStream<Uint8Array>): ReadableStream<Uint8Array<ArrayBufferLike>> {
  const reader = source.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}
