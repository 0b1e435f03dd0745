import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PRINTED_FIELDS } from '@/lib/artwork/fields';
import { imageUrl } from '@/lib/media/image-url';
import { pick } from '@/lib/pick';
import { inPairs, placeWorks } from '@/lib/portfolio/pairing';
import { fileNameOf } from '@/lib/portfolio/portfolio-documents';
import { encodeVariant } from '@/server/api/modules/media/encode';
import { masterKey } from '@/server/api/modules/media/keys';
import { presentNewPortfolio } from '@/server/api/modules/portfolios/presenter';
import { keptOf } from '@/server/api/modules/portfolios/kept';
import { createPrinter, localPrinter } from '@/server/api/modules/portfolios/printer';
import type { Orm } from '@/server/db/client';
import { portfolios } from '@/server/db/schema/portfolio';
import { storedUploads } from '@/server/db/schema/upload';
import type { Storage } from '@/server/providers/storage/storage';
import { accountUuid, artworkUuid, momentFrom, required, userAccountIdOf, uuidOf } from './context';
import type { SeedContext } from './context';
import type { SeedData } from './data';
import type { SeedMedia } from './seed-media';
import { STUDIO_ARTIST, worksOf } from './seed-originals';

/** Artworks of the portfolio. Each takes some tenths of a second of the start. */
const WORKS = 12;
const PDF_UUID = uuidOf('portfolio-upload', STUDIO_ARTIST);
const STORAGE_KEY = `claimed/${PDF_UUID}.pdf`;

export type StoredPortfolio = Awaited<ReturnType<typeof storePortfolio>>;

/** Prints the portfolio of the studio's artist as the server prints one, in this process, and stores its PDF. */
export async function storePortfolio(data: SeedData, storage: Storage, media: SeedMedia) {
  const portfolio = portfolioOf(data, media);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gyeol-seed-'));
  const printer = createPrinter(
    { worker: localPrinter, directory: folder, assets: path.resolve('public') },
    {
      getVariant: async (id, width) =>
        encodeVariant(required((await storage.read(masterKey(id))) ?? undefined, id), width, 'jpg', null),
    },
  );
  try {
    const { signal } = new AbortController();
    const file = await printer.print({ portfolio, kind: 'portfolio' }, { signal });
    if (file.missing.length > 0) throw new Error(`The portfolio lacks ${file.missing.join(', ')}`);
    await storage.put(STORAGE_KEY, file.read());
    return { portfolio, bytes: file.bytes };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Seeds the kept portfolio of the studio's artist. */
export async function seedPortfolio(
  orm: Orm,
  context: SeedContext,
  { artistId, stored }: { artistId: number; stored: StoredPortfolio },
): Promise<void> {
  const { portfolio, bytes } = stored;
  const savedAt = momentFrom(context, -1, '15:00');
  await orm.insert(storedUploads).values({
    uuid: PDF_UUID,
    accountUuid: accountUuid(userAccountIdOf(context.data, STUDIO_ARTIST)),
    storageKey: STORAGE_KEY,
    fileName: fileNameOf(portfolio, 'portfolio'),
    contentType: 'application/pdf',
    ...{ maxBytes: bytes, bytes, createdAt: savedAt, claimedAt: savedAt },
  });
  await orm.insert(portfolios).values({
    ...{ uuid: uuidOf('portfolio', STUDIO_ARTIST), artistId, isTemporary: false },
    ...{ content: keptOf(portfolio), pdfUploadUuid: PDF_UUID, createdAt: savedAt, updatedAt: savedAt },
  });
}

function portfolioOf(data: SeedData, { rows, imageIds }: SeedMedia) {
  const imageAt = (asset: string) => {
    const { id, width, height, color, placeholder } = required(
      rows.find((row) => row.id === imageIds.get(asset)),
      asset,
    );
    return { id, width, height, color, placeholder };
  };
  const artist = required(
    data.artists.find(({ key }) => key === STUDIO_ARTIST),
    STUDIO_ARTIST,
  );
  const account = required(
    data.accounts.find((each) => each.artist === STUDIO_ARTIST),
    STUDIO_ARTIST,
  );
  const begun = presentNewPortfolio({
    ...artist,
    ...{ phoneNum: account.phoneNum, email: account.email },
    image: imageAt(`portraits/${STUDIO_ARTIST}.webp`),
  });
  const works = worksOf(data)
    .slice(0, WORKS)
    .map(({ artist: key, index, file, ...work }) => {
      const image = imageAt(file);
      return {
        uuid: artworkUuid(key, index),
        ...pick(work, PRINTED_FIELDS),
        ...{ imageUrl: imageUrl(image), width: image.width, height: image.height },
        ...{ page: 0, side: 'left' as const },
      };
    });
  const artistArtWorks = placeWorks(works, inPairs(works.map(({ uuid }) => uuid)));
  return { ...begun, artistArtWorks };
}
