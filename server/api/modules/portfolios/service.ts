import type { Image } from '@/lib/contracts/image';
import type {
  EarlierPortfolio,
  NewPortfolio,
  PortfolioRender,
  PortfolioState,
  SavedPortfolio,
} from '@/lib/contracts/portfolio';
import type { PortfolioSave } from '@/lib/contracts/portfolio-save';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { fileNameOf } from '@/lib/portfolio/portfolio-documents';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { Turns } from '@/server/api/http/idempotency';
import { atImageField, imageError } from '@/server/api/http/image-field';
import type { UploadedFile } from '@/server/api/http/upload-rule';
import type { MediaService } from '@/server/api/modules/media/service';
import type { UploadService } from '@/server/api/modules/uploads/service';
import type { FileGrantor } from '@/server/providers/storage/storage';
import { withinTime } from '@/server/within-time';
import { COVER, COVERS, PDF } from './files';
import { keptOf } from './kept';
import { presentEarlier, presentNewPortfolio, presentSavedPortfolio, presentState } from './presenter';
import type { PrintedFile } from './printer';
import type { Renders } from './renders';
import type { PortfolioRepository, PortfolioRow } from './repository';

export interface PortfolioDependencies {
  repository: PortfolioRepository;
  renders: Renders;
  media: Pick<MediaService, 'ingestUpload'>;
  uploads: Pick<UploadService, 'withClaimed' | 'withStored' | 'listArrived' | 'isSame' | 'urlOf'>;
  turns: Turns;
}

export type PortfolioService = ReturnType<typeof createPortfolioService>;
type Files = readonly UploadedFile[];
/** Whose portfolio it is. */
type Owner = Pick<SignedIn, 'accountUuid'>;

const PDF_TYPE = 'application/pdf';
/** Milliseconds after which a caller hears that it isn't printed yet, or isn't stored yet. */
const ANSWER_MS = 2000;

class NotYet extends Error {}

/** The caller's own portfolio. Every call throws NOT_FOUND for an account without an artist. */
export function createPortfolioService(deps: PortfolioDependencies) {
  const { repository, renders, media, uploads, turns } = deps;

  async function getArtistId({ accountUuid }: Owner): Promise<number> {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    return artist.id;
  }

  async function getProfile({ accountUuid }: Owner) {
    const profile = await repository.findProfile(accountUuid);
    if (profile === null) throw notFound();
    return profile;
  }

  /** A saved portfolio with what the profile and the artworks say today. */
  async function present(owner: Owner, artistId: number, row: PortfolioRow): Promise<SavedPortfolio> {
    const uuids = row.content.artistArtWorks.map(({ uuid }) => uuid);
    const artworks = await repository.listArtworks(artistId, uuids);
    return presentSavedPortfolio(row, await getProfile(owner), artworks);
  }

  /** Keeps a file that was printed on the server as the portfolio's PDF. */
  async function keepPrinted(
    actor: SignedIn,
    { artistId, row, file }: { artistId: number; row: PortfolioRow; file: PrintedFile },
  ): Promise<PortfolioRow> {
    if (file.bytes > portfolioLimits.pdfBytes) throw new ApiError('PAYLOAD_TOO_LARGE');
    const name = fileNameOf(await present(actor, artistId, row), 'portfolio');
    const sent = { name, bytes: file.bytes, read: file.read };
    const { accountUuid } = actor;
    return uploads.withStored({ accountUuid, file: sent, contentType: PDF_TYPE }, ({ uuid }) =>
      keepPdf(artistId, row, uuid),
    );
  }

  /** The cover's image: the one that was sent, or one that is the artist's already. Where a caller knows of no cover, it stays. */
  async function takeCover(
    artistId: number,
    { cover }: Pick<PortfolioSave, 'cover'>,
    files: Files,
    signal: AbortSignal,
  ): Promise<{ coverImageId?: string | null }> {
    if (cover?.kind === 'typographic') return { coverImageId: null };
    const sent = files.find(({ field }) => field === COVER);
    if (sent !== undefined) {
      const take = (): Promise<Image> => media.ingestUpload(sent, { signal });
      return { coverImageId: (await atImageField(sent, COVERS, take)).id };
    }
    if (cover === undefined) return {};
    const id = /\/media\/([0-9a-f]{32})\//.exec(cover.picture.imageUrl)?.[1];
    if (id === undefined || !(await repository.isOwnImage(artistId, id)))
      throw imageError(COVER, portfolioMessages.coverMissing);
    return { coverImageId: id };
  }

  /** The PDF that the artist sent last to a signed address; null where none came since the portfolio keeps one. */
  async function lastSentPdf(accountUuid: string, { updatedAt }: PortfolioRow): Promise<string | null> {
    const arrived = await uploads.listArrived(accountUuid, updatedAt);
    return arrived.find(({ contentType }) => contentType === PDF_TYPE)?.upload ?? null;
  }

  /** @param version that the PDF was made of; null where that was asked before */
  async function keepPdf(
    artistId: number,
    { uuid, version }: { uuid: string; version: number | null },
    pdfUploadUuid: string,
  ): Promise<PortfolioRow> {
    const isKept = await repository.keepPdf(artistId, { uuid, version }, pdfUploadUuid);
    const row = await repository.findByUuid(artistId, uuid);
    if (row === null) throw notFound();
    if (!isKept) throw new ApiError('PORTFOLIO_STALE');
    return row;
  }

  async function keepSent(actor: SignedIn, uuid: string, url?: string): Promise<PortfolioState> {
    const artistId = await getArtistId(actor);
    const row = await repository.findByUuid(artistId, uuid);
    if (row === null) throw notFound();
    const { accountUuid } = actor;
    const sent = url ?? (await lastSentPdf(accountUuid, row));
    if (row.pdf !== null && (sent === null || uploads.isSame(sent, row.pdf.uuid))) return presentState(row);
    if (row.content.artistArtWorks.length === 0) throw withoutArtworks();
    if (sent === null) throw new ApiError('UPLOAD_MISSING');
    const kept = await uploads.withClaimed({ accountUuid, uploads: [sent] }, async ([pdf]) => {
      if (pdf?.contentType !== PDF_TYPE || pdf.isPageless) throw new ApiError('UNSUPPORTED_MEDIA');
      return keepPdf(artistId, { uuid, version: null }, pdf.uuid);
    });
    return presentState(kept);
  }

  return {
    /** A portfolio that begins. Nothing is saved by it. */
    getNew: async (actor: SignedIn): Promise<NewPortfolio> => presentNewPortfolio(await getProfile(actor)),

    /**
     * The portfolio that is being worked on, or the one whose PDF is kept.
     * @throws ApiError NOT_FOUND where there is none
     */
    async getSaved(owner: Owner, isTemporary: boolean): Promise<SavedPortfolio> {
      const artistId = await getArtistId(owner);
      const row = await repository.find(artistId, isTemporary);
      if (row === null) throw notFound();
      return present(owner, artistId, row);
    },

    /** When the artist last saved; null for never. */
    async getLastSave(actor: SignedIn): Promise<string | null> {
      return (await repository.findLastSave(await getArtistId(actor)))?.toISOString() ?? null;
    },

    /**
     * An address that downloads the PDF that is kept; none where there is no such PDF.
     * @param grantedBy the grant of a reader other than the owner
     */
    async listFileUrls(owner: Owner, grantedBy?: FileGrantor): Promise<string[]> {
      const row = await repository.find(await getArtistId(owner), false);
      return row?.pdf == null ? [] : [await uploads.urlOf(row.pdf, grantedBy)];
    },

    /** The portfolios that the artist can restore. */
    async listEarlier(actor: SignedIn): Promise<EarlierPortfolio[]> {
      return (await repository.listEarlier(await getArtistId(actor))).map(presentEarlier);
    },

    /** An address that downloads the PDF of one of the caller's portfolios. @throws ApiError NOT_FOUND without such a PDF */
    async getFileUrl(actor: SignedIn, uuid: string): Promise<string> {
      const row = await repository.findByUuid(await getArtistId(actor), uuid);
      if (row?.pdf == null) throw notFound();
      return uploads.urlOf(row.pdf);
    },

    /**
     * Restores a portfolio, with its PDF where it has one; links show that from then on. What it replaces can be restored in its
     * turn. The same call again changes nothing. @throws ApiError NOT_FOUND
     */
    async restore(actor: SignedIn, uuid: string): Promise<SavedPortfolio> {
      const artistId = await getArtistId(actor);
      const isThere = await repository.restore(artistId, uuid);
      const row = isThere ? await repository.findByUuid(artistId, uuid) : null;
      if (row === null) throw notFound();
      return present(actor, artistId, row);
    },

    /** The PDF that is kept, as a file that others may enclose; null where there is none. */
    async findKeptPdf(owner: Owner) {
      const artist = await repository.findArtist(owner.accountUuid);
      const row = artist === null ? null : await repository.find(artist.id, false);
      if (row?.pdf == null) return null;
      const { uuid, fileName, bytes } = row.pdf;
      return { uploadUuid: uuid, fileName, bytes: bytes ?? 0, savedAt: row.updatedAt };
    },

    /**
     * Saves the portfolio. It stays temporary until its PDF is kept, which may come along.
     * @throws ApiError PORTFOLIO_STALE where it was saved since the version that is named; UNPROCESSABLE for the cover, and for a portfolio without
     * artworks that isn't temporary
     */
    async save(
      actor: SignedIn,
      { version, isTemporary, begins = false, ...portfolio }: PortfolioSave,
      files: Files,
      signal: AbortSignal,
    ): Promise<PortfolioState> {
      const artistId = await getArtistId(actor);
      const pdf = files.find(({ field }) => field === PDF);
      if ((!isTemporary || pdf !== undefined) && portfolio.artistArtWorks.length === 0)
        throw withoutArtworks();
      const cover = await takeCover(artistId, portfolio, files, signal);
      const row = await repository.save(
        artistId,
        { version, begins },
        { content: keptOf(portfolio), ...cover },
      );
      if (row === null) throw new ApiError('PORTFOLIO_STALE');
      if (pdf === undefined) return presentState(row);
      const { accountUuid } = actor;
      const kept = await uploads.withStored({ accountUuid, file: pdf, contentType: PDF_TYPE }, ({ uuid }) =>
        keepPdf(artistId, row, uuid),
      );
      return presentState(kept);
    },

    /**
     * Keeps the PDF that was sent to a signed address. The same address again changes nothing.
     * @param url without it the PDF that was sent last is meant, and calls take turns
     * @throws ApiError NOT_FOUND for another's portfolio or address; UPLOAD_MISSING, PAYLOAD_TOO_LARGE, UNSUPPORTED_MEDIA;
     * UNPROCESSABLE for a portfolio without artworks
     */
    async keepSentPdf(
      actor: SignedIn,
      { uuid, url, signal }: { uuid: string; url: string | undefined; signal: AbortSignal },
    ): Promise<PortfolioState> {
      if (url !== undefined) return keepSent(actor, uuid, url);
      return turns.inTurn({ record: ['portfolio', uuid], actor, signal }, () => keepSent(actor, uuid));
    },

    /**
     * Makes the PDF on the server and keeps it. It is asked again and again until it is kept; what isn't asked after is
     * dropped. A portfolio that keeps its PDF already is answered as such: the answer before may have got lost.
     * @param version that is printed
     * @param signal that of the request
     * @throws ApiError NOT_FOUND; PORTFOLIO_STALE where it was saved since; UNPROCESSABLE without artworks; PAYLOAD_TOO_LARGE;
     * UNAVAILABLE where too many wait, or it takes too long
     */
    async renderPdf(
      actor: SignedIn,
      { uuid, version }: { uuid: string; version: number },
      signal: AbortSignal,
    ): Promise<PortfolioRender> {
      const artistId = await getArtistId(actor);
      const row = await repository.findByUuid(artistId, uuid);
      if (row === null) throw notFound();
      if (row.version !== version) throw new ApiError('PORTFOLIO_STALE');
      const key = { uuid, version };
      // Where the answer before got lost, the render still knows which pictures are missing.
      if (!row.isTemporary && row.pdf !== null && !renders.has(key))
        return { status: 'kept', portfolio: presentState(row), missing: [] };

      const render = renders.ask(key, async () => {
        const portfolio = await present(actor, artistId, row);
        if (portfolio.artistArtWorks.length === 0) throw withoutArtworks();
        return { portfolio, kind: 'portfolio' };
      });
      try {
        const file = await withinTime(ANSWER_MS, render.file, () => new NotYet());
        // A caller who cancelled meanwhile doesn't want it kept.
        signal.throwIfAborted();
        const keep = () => keepPrinted(actor, { artistId, row, file });
        const keeping = renders.keep(key, keep);
        if (keeping === null) throw new NotYet();
        const kept = await withinTime(ANSWER_MS, keeping, () => new NotYet());
        renders.forget(key);
        return { status: 'kept', portfolio: presentState(kept), missing: [...file.missing] };
      } catch (error) {
        if (error instanceof NotYet) return { status: 'rendering', share: render.share };
        // A caller who is gone leaves the document to other callers.
        if (!signal.aborted) renders.forget(key);
        throw error;
      }
    },
  };
}

function withoutArtworks(): ApiError {
  const message = portfolioMessages.artworksRequired;
  return new ApiError('UNPROCESSABLE', { message, errors: [{ field: 'artistArtWorks', message }] });
}
