import { Readable } from 'node:stream';
import { z } from 'zod';
import { attachmentOf } from '@/lib/format/attachment';

/** A file that is made while it is sent. */
export interface FileAnswer {
  /** Without its ending. */
  name: string;
  ending: string;
  contentType: string;
  /** Its failure breaks the download off. */
  body: Readable;
}

/** The `data` of an endpoint with `file`. */
export const fileAnswerSchema = z.custom<FileAnswer>(
  (value) => typeof value === 'object' && value !== null && 'body' in value && value.body instanceof Readable,
);

/** Downloads a file. */
export function fileResponse(data: unknown): Response {
  const { name, ending, contentType, body } = fileAnswerSchema.parse(data);
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': contentType,
      'content-disposition': attachmentOf(name, ending),
      'cache-control': 'private, no-store',
    },
  });
}
