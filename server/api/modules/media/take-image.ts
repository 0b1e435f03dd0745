import { readFile, writeFile } from 'node:fs/promises';
import { inspectImage, prepareImage } from './image-file';
import type { InspectedImage } from './image-file';
import type { NewImage } from './repository';

/** Work on an uploaded image. Paths are those of files: its bytes never pass between processes. */
export type IntakeWork =
  { kind: 'take'; source: string; target: string } | { kind: 'inspect'; source: string };
export type IntakeResult = { kind: 'taken'; image: NewImage } | { kind: 'inspected'; image: InspectedImage };

/**
 * Makes an upload publishable and writes its master into the file `target`, or reads its head alone.
 * @throws ApiError as `prepareImage` does
 */
export async function takeImage(work: IntakeWork): Promise<IntakeResult> {
  const source = await readFile(work.source);
  switch (work.kind) {
    case 'take': {
      const { bytes, ...image } = await prepareImage(source);
      await writeFile(work.target, bytes);
      return { kind: 'taken', image: { ...image, bytes: bytes.length } };
    }
    case 'inspect':
      return { kind: 'inspected', image: await inspectImage(source) };
  }
}
