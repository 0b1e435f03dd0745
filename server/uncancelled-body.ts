/**
 * The same bytes, and whoever gives them up leaves the source alone. A request's body is read by Node's `fetch` code as
 * a stream of its own that, cancelled as it ends, throws where nobody can catch it, and before that cuts the
 * connection on which the answer was to be sent. What is left unread is the host's to read (`web/unread-body.ts`).
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
