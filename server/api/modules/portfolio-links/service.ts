import { randomBytes } from 'node:crypto';
import { PRINTED_FIELDS } from '@/lib/artwork/fields';
import type { PortfolioArtwork } from '@/lib/contracts/portfolio';
import type { PortfolioLink, PortfolioLinkForm, SharedPortfolio } from '@/lib/contracts/portfolio-link';
import { keptUntil } from '@/lib/date/keeping';
import * as portfolioLimits from '@/lib/limits/portfolio';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { pick } from '@/lib/pick';
import { onlyShown } from '@/lib/portfolio/only-shown';
import type { SignedIn } from '@/server/api/http/access';
import { ApiError, notFound } from '@/server/api/http/api-error';
import type { PortfolioService } from '@/server/api/modules/portfolios/service';
import type { PortfolioLinkRepository, PortfolioLinkRow } from './repository';

export interface PortfolioLinkDependencies {
  repository: PortfolioLinkRepository;
  portfolios: Pick<PortfolioService, 'getSaved' | 'listFileUrls'>;
  clock: () => Date;
}

export type PortfolioLinkService = ReturnType<typeof createPortfolioLinkService>;

const TOKEN_BYTES = 16;

/** Links by which an artist shows the kept portfolio to people without an account (ADR 38). */
export function createPortfolioLinkService({ repository, portfolios, clock }: PortfolioLinkDependencies) {
  async function getArtistId({ accountUuid }: SignedIn): Promise<number> {
    const artist = await repository.findArtist(accountUuid);
    if (artist === null) throw notFound();
    return artist.id;
  }

  /** An unknown link, a removed one, and one whose time is over are answered alike. */
  async function getOpen(token: string) {
    const link = await repository.findOpen(token, clock());
    if (link === null) throw notFound();
    return link;
  }

  return {
    /** The caller's links, newest first, also those whose time is over. */
    async list(actor: SignedIn): Promise<PortfolioLink[]> {
      const rows = await repository.list(await getArtistId(actor));
      return rows.map((row) => presentLink(row, clock()));
    },

    /** @throws ApiError UNPROCESSABLE before a PDF is kept, and where the artist has too many links */
    async create(
      actor: SignedIn,
      { label, period }: PortfolioLinkForm,
      newUuid: string,
    ): Promise<PortfolioLink> {
      const artistId = await getArtistId(actor);
      if (!(await repository.hasKept(artistId))) throw refused(portfolioMessages.linkNeedsPdf);
      const createdAt = clock();
      const expiresAt = keptUntil(createdAt, portfolioLimits.linkDays[period]);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const link = { uuid: newUuid, artistId, token, label, createdAt, expiresAt };
      const row = await repository.addWithin(link, portfolioLimits.linksMax);
      if (row === null) throw refused(portfolioMessages.linksFull);
      return presentLink(row, createdAt);
    },

    /** Ends the link: it opens for no visitor any more. @throws ApiError NOT_FOUND */
    async remove(actor: SignedIn, uuid: string): Promise<void> {
      if (!(await repository.remove(await getArtistId(actor), uuid))) throw notFound();
    },

    /** What the link shows. @throws ApiError NOT_FOUND where it can't be opened, or no portfolio is kept any more */
    async show(token: string): Promise<SharedPortfolio> {
      const { accountUuid, expiresAt } = await getOpen(token);
      const saved = await portfolios.getSaved({ accountUuid }, false);
      const { artistProfile, profileVisibility, profilePageLayoutConfig } = saved;
      const artistArtWorks = saved.artistArtWorks.map(presentShownArtwork);
      const { pdfSettingConfig, cover } = saved;
      return {
        expiresAt: expiresAt.toISOString(),
        portfolio: onlyShown({
          ...{ artistProfile, artistArtWorks, profileVisibility, profilePageLayoutConfig },
          ...{ pdfSettingConfig, cover },
        }),
      };
    },

    /**
     * An address that downloads the kept PDF, for a short time, and only while the link is valid.
     * @throws ApiError NOT_FOUND as `show` does
     */
    async getFileUrl(token: string): Promise<string> {
      const { accountUuid, uuid } = await getOpen(token);
      const [url] = await portfolios.listFileUrls({ accountUuid }, { kind: 'portfolio-link', uuid });
      if (url === undefined) throw notFound();
      return url;
    },

    /** Counts a view. The artist's own isn't one. @throws ApiError NOT_FOUND where the link can't be opened */
    async countView(actor: SignedIn | null, token: string): Promise<void> {
      const { accountUuid } = await getOpen(token);
      if (actor?.accountUuid !== accountUuid) await repository.countView(token, clock());
    },
  };
}

const SHOWN = ['uuid', ...PRINTED_FIELDS, 'page', 'side', 'imageUrl', 'width', 'height'] as const;

/** An artwork with what its page of the portfolio shows, and nothing of how its artist keeps it. */
function presentShownArtwork(work: PortfolioArtwork): PortfolioArtwork {
  return pick(work, SHOWN);
}

function presentLink({ uuid, token, label, views, ...at }: PortfolioLinkRow, now: Date): PortfolioLink {
  return {
    ...{ id: uuid, token, label, views },
    createdAt: at.createdAt.toISOString(),
    expiresAt: at.expiresAt.toISOString(),
    isOpen: at.expiresAt > now,
    lastViewedAt: at.lastViewedAt?.toISOString() ?? null,
  };
}

function refused(message: string): ApiError {
  return new ApiError('UNPROCESSABLE', { message });
}
