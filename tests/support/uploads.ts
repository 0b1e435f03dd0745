import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Uploads } from '@/server/api/http/upload';

/** Wraps the receiver of forms, so that a test sees which uploads are under way. */
export function watchUploads(uploads: Uploads, directory: string) {
  let count = 0;
  const end = () => void (count -= 1);
  const watched: Uploads = {
    async receive(...call) {
      count += 1;
      try {
        const upload = await uploads.receive(...call);
        return { ...upload, discard: () => upload.discard().finally(end) };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
  return {
    watched,
    /** How many forms have a place, or ask for one. */
    underWay: () => count,
    /** The bytes that lie on the disk of each form that is being handled. */
    received: () => namesIn(directory).map((form) => bytesIn(path.join(directory, form))),
  };
}

/** The names in a folder; none where the folder is removed in between. */
function namesIn(directory: string): string[] {
  return existsSync(directory) ? readdirSync(directory) : [];
}

function bytesIn(directory: string): number {
  const sizes = namesIn(directory).map(
    (name) => statSync(path.join(directory, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
