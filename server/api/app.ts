import type { Context, Hono } from 'hono';
import type { CacheTag } from '@/lib/cache-tags';
import { OPENAPI_PATH } from '@/lib/api/url';
import type { Database } from '@/server/db/client';
import type { Log } from '@/server/log';
import type { IdentityProvider } from '@/server/providers/identity/identity';
import { createPasswords } from '@/server/providers/passwords/passwords';
import type { Passwords } from '@/server/providers/passwords/passwords';
import type { SearchProvider } from '@/server/providers/search/search';
import type { Storage } from '@/server/providers/storage/storage';
import { composeRetention } from '@/server/retention';
import { framedApp } from './framed-app';
import { clientAddressOf } from './http/client-address';
import type { Route } from './http/endpoint';
import { mountRoutes } from './http/mount';
import type { ApiEnv } from './http/mount';
import { createRateLimiter } from './http/rate-limit';
import type { RateLimits } from './http/rate-limit';
import type { Tokens } from './http/tokens';
import type { Uploads } from './http/upload';
import { applicationAdminRoutes } from './modules/applications/admin-routes';
import { createApplicationRepository } from './modules/applications/repository';
import { createApplicationService } from './modules/applications/service';
import { createArticleRepository } from './modules/articles/repository';
import { articleRoutes } from './modules/articles/routes';
import { createArticleService } from './modules/articles/service';
import { createArtistRepository } from './modules/artists/repository';
import { artistRoutes } from './modules/artists/routes';
import { createArtistService } from './modules/artists/service';
import { createArtworkRepository } from './modules/artworks/repository';
import { artworkRoutes } from './modules/artworks/routes';
import { createArtworkService } from './modules/artworks/service';
import { createAuthRepository } from './modules/auth/repository';
import { authRoutes } from './modules/auth/routes';
import { createAuthService } from './modules/auth/service';
import type { AuthService } from './modules/auth/service';
import { createBannerRepository } from './modules/banners/repository';
import { bannerRoutes } from './modules/banners/routes';
import { createBannerService } from './modules/banners/service';
import { createDocumentRepository } from './modules/documents/repository';
import { createDocumentService } from './modules/documents/service';
import { healthRoutes } from './modules/health/routes';
import { createHealthService } from './modules/health/service';
import type { ReadinessChecks } from './modules/health/service';
import { homeRoutes } from './modules/home/routes';
import { createHomeService } from './modules/home/service';
import { createPasswordChange } from './modules/identity/password-change';
import { createPasswordGrants } from './modules/identity/password-grants';
import { createIdentityRepository } from './modules/identity/repository';
import { identityRoutes } from './modules/identity/routes';
import { createIdentityService } from './modules/identity/service';
import { createLikeRepository } from './modules/likes/repository';
import { likeRoutes } from './modules/likes/routes';
import { createLikeService } from './modules/likes/service';
import { retentionRoutes } from './modules/retention/routes';
import type { RetentionJob } from './modules/retention/routes';
import { searchRoutes } from './modules/search/routes';
import { createSignupRepository } from './modules/signup/repository';
import { signupRoutes } from './modules/signup/routes';
import { createSignupService } from './modules/signup/service';
import { createSitemapRepository } from './modules/sitemap/repository';
import { sitemapRoutes } from './modules/sitemap/routes';
import { createSitemapService } from './modules/sitemap/service';
import { createAssertions } from './modules/social/assertions';
import { createSocialRepository } from './modules/social/repository';
import { socialRoutes } from './modules/social/routes';
import { createSocialService } from './modules/social/service';
import { createOwnPassword } from './modules/users/password';
import { createPasswordRepository } from './modules/users/password-repository';
import { createUserRepository } from './modules/users/repository';
import { userRoutes } from './modules/users/routes';
import { createUserService } from './modules/users/service';
import { createWithdrawalRepository } from './modules/withdrawal/repository';
import { withdrawalRoutes } from './modules/withdrawal/routes';
import { createWithdrawalService } from './modules/withdrawal/service';
import { openApiDocument } from './openapi';
import { composeSearch } from './search';

export interface ApiDependencies {
  database: Database;
  /** Says which cached pages a change touched. */
  invalidate: (tags: readonly CacheTag[]) => void;
  tokens: Tokens;
  identity: IdentitySetup;
  /** By which the site vouches for people who come from a social provider. */
  socialAssertionSecret: string;
  /** A mail was written into the outbox: it needn't wait for the next look. */
  wakeOutbox?: () => void;
  /** Where private files are kept. */
  storage: Storage;
  /** What takes in forms with files. */
  uploads: Uploads;
  /** What finds things by their words; left out, the database itself. */
  search?: SearchProvider | undefined;
  log: Log;
  /** What answers with files instead of envelopes: `/media` and `/files`. */
  media?: readonly Hono<ApiEnv>[];
  /** What else has to be there for `/readyz`, by name; the database always has. */
  readiness?: ReadinessChecks;
  /** Parse every answer with its contract and fail loudly; off in production. */
  checksAnswers: boolean;
  rateLimits?: Partial<RateLimits>;
  /** The clock by which days begin. */
  now?: () => Date;
  /** Whom a guest's calls are counted for; by default the first address of `x-forwarded-for`. */
  clientAddress?: (context: Context) => string;
  /** The job that runs daily beside the API; left out, only operators run it. */
  retention?: RetentionJob;
  /** What time it is for what lasts days; the database's clock is for the rest. */
  clock?: () => Date;
}

/** Verification of people by their phone. */
export interface IdentitySetup {
  /** Null where the installation has none. */
  provider: IdentityProvider | null;
  /** Makes our mark of a person out of the provider's, and signs password grants. */
  secret: string;
  /** Origin of the site that people come back to. */
  siteUrl: string;
}

export type Api = Hono<ApiEnv>;

/** The whole API: every service put together, every route mounted and described. It holds no global state. */
export function createApi(deps: ApiDependencies): Api {
  const rateLimiter = createRateLimiter(deps.rateLimits);
  const passwords = createPasswords();
  const auth = createAuthService({
    repository: createAuthRepository(deps.database.orm),
    tokens: deps.tokens,
    passwords,
    rateLimiter,
    ...(deps.clock !== undefined && { clock: deps.clock }),
  });
  const routes = composeRoutes(deps, { auth, passwords });
  const app: Api = framedApp(deps.log);

  mountRoutes(app, routes, {
    authenticate: auth.authenticate,
    clientAddress: deps.clientAddress ?? clientAddressOf,
    rateLimiter,
    uploads: deps.uploads,
    checksAnswers: deps.checksAnswers,
  });
  let description: object | null = null;
  for (const files of deps.media ?? []) app.route('/', files);
  app.get(OPENAPI_PATH, (c) => {
    c.set('route', OPENAPI_PATH);
    return c.json((description ??= openApiDocument(routes.map(({ endpoint }) => endpoint))));
  });
  return app;
}

/** What routes need of what the app itself stands on. */
interface Shared {
  auth: AuthService;
  passwords: Passwords;
}

/** Which endpoints the API declares; the table of roles in the tests walks it. */
function composeRoutes(deps: ApiDependencies, { auth, passwords }: Shared): Route[] {
  const { database, invalidate, readiness, wakeOutbox = () => undefined, clock = () => new Date() } = deps;
  const { orm } = database;
  const identityRepository = createIdentityRepository(orm);
  const grants = createPasswordGrants({ secret: deps.identity.secret });
  const identity = createIdentityService({ ...deps.identity, repository: identityRepository, grants });
  const passwordChange = createPasswordChange({
    repository: identityRepository,
    grants,
    hash: passwords.hash,
    wakeOutbox,
  });
  const withdrawal = createWithdrawalService({
    repository: createWithdrawalRepository(orm),
    auth,
    invalidate,
    wakeOutbox,
    clock,
  });
  const social = createSocialService({
    repository: createSocialRepository(orm),
    assertions: createAssertions(deps.socialAssertionSecret),
    startSession: (accountUuid) => auth.startSession(accountUuid),
    restore: withdrawal.restore,
    identity,
    wakeOutbox,
    clock,
  });
  const documents = createDocumentService({
    repository: createDocumentRepository(orm),
    storage: deps.storage,
  });
  const signup = createSignupService({
    repository: createSignupRepository(orm),
    auth,
    identity,
    passwords,
    documents,
    wakeOutbox,
  });
  const users = createUserService({
    repository: createUserRepository(orm),
    identity,
    documents,
    wakeOutbox,
  });
  const ownPassword = createOwnPassword({
    repository: createPasswordRepository(orm),
    passwords,
    auth,
    wakeOutbox,
  });
  const applications = createApplicationService({
    repository: createApplicationRepository(orm),
    documents,
    wakeOutbox,
  });
  const banners = createBannerService(createBannerRepository(orm));
  const artists = createArtistService(createArtistRepository(orm));
  const artworks = createArtworkService(createArtworkRepository(orm), artists);
  const articles = createArticleService(createArticleRepository(orm), artists, deps.now);
  const likes = createLikeService(createLikeRepository(orm), { artists, artworks, articles }, invalidate);
  const search = composeSearch(deps, { artists, artworks, articles });

  return [
    ...healthRoutes(createHealthService({ database: () => database.ping(), ...readiness })),
    ...homeRoutes(createHomeService({ banners, artists, artworks, articles })),
    ...bannerRoutes(banners),
    ...artistRoutes(artists),
    ...artworkRoutes(artworks),
    ...articleRoutes(articles),
    ...likeRoutes(likes),
    ...searchRoutes(search),
    ...authRoutes(auth),
    ...identityRoutes(identity, passwordChange),
    ...socialRoutes(social),
    ...signupRoutes(signup),
    ...userRoutes(users, ownPassword),
    ...withdrawalRoutes(withdrawal),
    ...retentionRoutes(deps.retention ?? composeRetention(deps)),
    ...applicationAdminRoutes(applications),
    ...sitemapRoutes(createSitemapService(createSitemapRepository(orm))),
  ];
}
