import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

const attributeSchema = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.string().optional(),
    intValue: z.union([z.string(), z.number()]).optional(),
  }),
});
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attributeSchema).default([]),
});
const bodySchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});

export interface PeerSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  name: string;
  attributes: Record<string, string>;
}

export interface OtlpPeer {
  url: string;
  /** Every span that was sent. */
  spans: readonly PeerSpan[];
  close(): Promise<void>;
}

/** Receives traces as a collector does: OTLP over HTTP, in JSON. */
export async function startOtlpPeer(): Promise<OtlpPeer> {
  const spans: PeerSpan[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url !== '/v1/traces') return void response.writeHead(404).end();
      const { resourceSpans } = bodySchema.parse(JSON.parse(Buffer.concat(parts).toString()));
      for (const { scopeSpans } of resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans.map(spanOf));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spanOf({ attributes, parentSpanId, ...span }: z.output<typeof spanSchema>): PeerSpan {
  return {
    ...span,
    parentSpanId: parentSpanId === undefined || parentSpanId === '' ? null : parentSpanId,
    attributes: Object.fromEntries(
      attributes.map(({ key, value }) => [key, String(value.stringValue ?? value.intValue ?? '')]),
    ),
  };
}
