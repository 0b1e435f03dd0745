import { readFile, writeFile } from 'node:fs/promises';
import { claimedKeyOf, refusalKeyOf, reviewKeyOf } from '@/lib/media/review-key';
import { ProcessEnded } from '@/server/processes/work-process';
import { DiskStorage } from '@/server/providers/storage/disk-storage';
import { makeDirectory } from '@/tests/support/directory';
import { until } from '@/tests/support/until';
import type { CleanWork } from './clean-file';
import { createReviewCopies } from './review-copies';

const [directory, working] = [makeDirectory(), makeDirectory()];
const storage = new DiskStorage({ directory, secret: 'secret' });
const late = expect.objectContaining({ code: 'UNAVAILABLE', headers: { 'retry-after': '30' } });
const withheld = expect.objectContaining({ code: 'FILE_WITHHELD' });

/** The key of the copy of a new file. */
async function fileOf(name: string): Promise<string> {
  const key = reviewKeyOf(`claimed/${name}`);
  await storage.put(claimedKeyOf(key), Buffer.from(name));
  return key;
}

/** Copies by a cleaner whose process ends with files of one content. `held` is waited for before any work. */
function copiesOf(ending: string) {
  const cleaned: string[] = [];
  let held = Promise.resolve();
  const copies = createReviewCopies({
    storage,
    directory: working,
    cleaner: {
      clean: async ({ source, target }: CleanWork) => {
        const content = String(await readFile(source));
        cleaned.push(content);
        await held;
        if (content === ending) throw new ProcessEnded('No result');
        await writeFile(target, content);
        return null;
      },
      close: () => undefined,
    },
  });
  return { copies, cleaned, hold: (until: Promise<void>) => void (held = until) };
}

it('a file whose process ends twice is withheld, and costs nothing after that', async () => {
  const key = await fileOf('slow.pdf');
  const { copies, cleaned } = copiesOf('slow.pdf');
  await expect(copies.ensure(key)).rejects.toEqual(late);
  expect(await storage.stat(refusalKeyOf(key))).toBeNull();
  for (let look = 0; look < 3; look += 1) await expect(copies.ensure(key)).rejects.toEqual(withheld);
  expect(cleaned).toEqual(['slow.pdf', 'slow.pdf']);
});

it('a file whose process ended waits until nobody else needs the place', async () => {
  const [slow, quick] = [await fileOf('late.pdf'), await fileOf('quick.jpg')];
  const { copies, cleaned, hold } = copiesOf('late.pdf');
  await expect(copies.ensure(slow)).rejects.toEqual(late);
  let release = () => undefined as void;
  hold(new Promise((resolve) => (release = resolve)));
  const other = copies.ensure(quick);
  await until(() => cleaned.includes('quick.jpg'));
  await expect(copies.ensure(slow)).rejects.toEqual(late);
  release();
  await other;
  expect(cleaned).toEqual(['late.pdf', 'quick.jpg']);
  await expect(copies.ensure(slow)).rejects.toEqual(withheld);
});
