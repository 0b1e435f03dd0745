import { artistName, artworkTitle } from '@/lib/format/names';
import { fileStem } from '@/lib/text/file-name';
import type { SignedIn } from '@/server/api/http/access';
import { notFound } from '@/server/api/http/api-error';
import type { OriginalService } from '@/server/api/modules/originals/service';
import type { StudioArtworkRepository } from './repository';

/** What the artist's name and the title each have in the name that a file is saved under. */
const ARTIST = { letters: 80, bytes: 60 };
const TITLE = { letters: 80, bytes: 110 };

interface FileDependencies {
  repository: StudioArtworkRepository;
  originals: Pick<OriginalService, 'urlOf' | 'viewUrlOf'>;
}

export type ArtworkFileService = ReturnType<typeof createArtworkFileService>;

/** Signed addresses of the originals of the caller's artworks. */
export function createArtworkFileService({ repository, originals }: FileDependencies) {
  /** The artworks in the order asked. @throws ApiError NOT_FOUND where one isn't the caller's */
  async function listOwn({ accountUuid }: SignedIn, uuids: readonly string[]) {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    const own = new Map((await repository.listOwn(artist.id, uuids)).map((row) => [row.uuid, row]));
    const rows = uuids.map((uuid) => {
      const row = own.get(uuid.toLowerCase());
      if (row === undefined) throw notFound();
      return row;
    });
    return { artist, rows };
  }

  return {
    /** Addresses that save the files as `작가_제목_연도.jpg`; null where an artwork has no original. */
    async listFileUrls(actor: SignedIn, uuids: readonly string[]): Promise<(string | null)[]> {
      const { artist, rows } = await listOwn(actor, uuids);
      return Promise.all(
        rows.map(async ({ original, ...row }) => {
          if (original === null) return null;
          const name = [fileStem(artistName(artist), ARTIST), fileStem(artworkTitle(row), TITLE), row.year];
          const ending = original.mime === 'image/png' ? 'png' : 'jpg';
          const fileName = `${name.join('_')}.${ending}`;
          return originals.urlOf({ ...original, fileName });
        }),
      );
    },

    /** Addresses that show the files, by the uuid of the artwork; artworks without an original are left out. */
    async mapFileUrls(actor: SignedIn, uuids: readonly string[]): Promise<Record<string, string>> {
      const { rows } = await listOwn(actor, uuids);
      const entries = rows.flatMap(({ uuid, original }) =>
        original === null ? [] : [originals.viewUrlOf(original).then((url) => [uuid, url] as const)],
      );
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}
