import type { Context, Hono } from 'hono';
import type { Redis } from 'ioredis';
import type { CacheTag } from '@/lib/cache-tags';
import { OPENAPI_PATH } from '@/lib/api/url';
import type { Database } from '@/server/db/client';
import type { Log } from '@/server/logging/log';
import { createPasswords } from '@/server/providers/passwords/passwords';
import { createPostgresSearch } from '@/server/providers/search/postgres';
import { createSearchEntryRepository } from '@/server/providers/search/postgres-repository';
import type { SearchProvider } from '@/server/providers/search/search';
import { createSuggestionRepository } from '@/server/providers/search/suggestion-repository';
import type { Storage } from '@/server/providers/storage/storage';
import type { ChatProvider } from '@/server/providers/chat/chat';
import { createLogChat } from '@/server/providers/chat/log-chat';
import { composeRetention } from '@/server/platform/retention';
import type { Telemetry } from '@/server/telemetry/telemetry';
import { createBaseApp } from './base-app';
import { answerDescription } from './description';
import { noteAskedOrigin } from './http/asked-origin';
import { clientAddressOf } from './http/client-address';
import type { Route } from './http/endpoint';
import type { Turns, UsedOnce } from './http/idempotency';
import { mountRoutes } from './http/mount';
import type { ApiEnv, RouteRuntime } from './http/mount';
import { createRateLimiter } from './http/rate-limit';
import type { RateLimiter, RateLimits } from './http/rate-limit';
import type { SharedAnswers } from './http/shared-answers';
import type { Tokens } from './http/tokens';
import type { Uploads } from './http/upload';
import { createAnswerTemplatesModule } from './modules/answer-templates/module';
import { createApplicationsModule } from './modules/applications/module';
import { createArticlesModule } from './modules/articles/module';
import { createArtistsModule } from './modules/artists/module';
import { createArtworkPagesModule } from './modules/artwork-pages/module';
import { createArtworkWallModule, type Wall } from './modules/artwork-wall/module';
import { createArtworksModule } from './modules/artworks/module';
import { createAuditModule } from './modules/audit/module';
import { createAuthModule } from './modules/auth/module';
import { createBannersModule } from './modules/banners/module';
import { createChoicesModule } from './modules/choices/module';
import { createContestApplicationsModule } from './modules/contest-applications/module';
import { createContestsModule } from './modules/contests/module';
import { createCurationModule } from './modules/curation/module';
import { createDocumentsModule } from './modules/documents/module';
import { createEditorImagesModule } from './modules/editor-images/module';
import { createErrorReportsModule } from './modules/error-reports/module';
import { createFaqsModule } from './modules/faqs/module';
import { createHealthModule } from './modules/health/module';
import { createHealthService, type ReadinessChecks } from './modules/health/service';
import { createHomeModule } from './modules/home/module';
import { createIdempotencyModule } from './modules/idempotency/module';
import { createIdentityModule } from './modules/identity/module';
import type { IdentitySetup } from './modules/identity/service';
import { createInquiriesModule } from './modules/inquiries/module';
import { createLikesModule } from './modules/likes/module';
import type { MediaModule } from './modules/media/module';
import { createMembersModule } from './modules/members/module';
import { createLogChecksModule } from './modules/log-checks/module';
import { createMailsModule } from './modules/mails/module';
import { createNoticesModule } from './modules/notices/module';
import { createOrganizationContestsModule } from './modules/organization-contests/module';
import { createOrganizationApplicantsModule } from './modules/organization-applicants/module';
import { createOrganizationMinutesModule } from './modules/organization-minutes/module';
import { createOrganizationMessagesModule } from './modules/organization-messages/module';
import { createOrganizationPanelModule } from './modules/organization-panel/module';
import { createOrganizationsModule } from './modules/organizations/module';
import { createOriginalsModule } from './modules/originals/module';
import { createPasswordLinksModule } from './modules/password-links/module';
import { createPageViewsModule } from './modules/page-views/module';
import { createPortfolioLinksModule } from './modules/portfolio-links/module';
import { createPortfoliosModule } from './modules/portfolios/module';
import type { Printing } from './modules/portfolios/printer';
import { createProfileModule } from './modules/profile/module';
import { createRetentionModule } from './modules/retention/module';
import type { RetentionJob } from './modules/retention/routes';
import { createSearchModule } from './modules/search/module';
import { createSignupModule } from './modules/signup/module';
import { createSitemapModule } from './modules/sitemap/module';
import { createSocialModule } from './modules/social/module';
import { createStudioArtworksModule } from './modules/studio-artworks/module';
import { createStudioDraftsModule } from './modules/studio-drafts/module';
import { createStudioProfileModule } from './modules/studio-profile/module';
import { createTodayModule } from './modules/today/module';
import { createUploadsModule } from './modules/uploads/module';
import { createUnderstandingService, type AskedSearch } from './modules/understanding/service';
import { createWithdrawalModule } from './modules/withdrawal/module';
import { assertSearches } from './search-engine';
import { UNKNOWN_OPERATION, type OperationFacts } from './operation-facts';

export interface ApiDependencies {
  database: Database;
  /** The site's origins. A caller may name one of them as that of the page that asks. The default is none. */
  siteOrigins?: readonly string[];
  /** Marks the cached pages with these tags as outdated. */
  invalidate: (tags: readonly CacheTag[]) => void;
  /** The works of the wall in memory. Without it nothing is kept. */
  wall?: Wall;
  tokens: Tokens;
  identity: IdentitySetup;
  /** With this key the site signs what a social provider said of a person. */
  socialAssertionSecret: string;
  /** Tells the outbox that a mail was written. Without it the outbox finds the mail at its next poll. */
  wakeOutbox?: () => void;
  /** Holds the private files. */
  storage: Storage;
  /** Receives forms with files. */
  uploads: Uploads;
  /** The search engine. The default is the database itself. */
  search?: SearchProvider | undefined;
  /** The team's chat. The default is the log. */
  chat?: ChatProvider;
  log: Log;
  telemetry?: Telemetry;
  /** Images, and the Hono apps of `/media` and `/files`, which answer with files instead of envelopes. */
  media: MediaModule;
  /** Where portfolios and minutes are printed. */
  printing: Printing;
  /** What besides the database has to answer for `/readyz`, by name. */
  readiness?: ReadinessChecks;
  /** What the site reports to operators about how it runs. The default is a site without demo content, whose mail is well. */
  operation?: OperationFacts;
  /** With this key the site's hosts sign what they have counted. */
  viewReportSecret: string;
  /** Whether every answer is parsed with its contract, and fails loudly where it breaks it. Off in production. */
  checksAnswers: boolean;
  /** Keeps the answers that are the same for every guest. The default keeps none. */
  answers?: SharedAnswers;
  rateLimits?: Partial<RateLimits>;
  /** Where several nodes count calls and remember what was used. The default is this process. */
  redis?: Redis | null;
  /** Names the caller that a guest's calls are counted for. The default is the first address of `x-forwarded-for`. */
  clientAddress?: (context: Context) => string;
  /** The retention job that runs daily beside the API. The default is a job that only operators run. */
  retention?: RetentionJob;
  /** Application clock, for days and grace periods. Leases and expiry times go by the database's clock. */
  clock?: () => Date;
}

export type Api = Hono<ApiEnv>;

/** Every route of the API, and the modules that they are of. */
export function createRoutes(deps: ApiDependencies) {
  const rateLimiter = createRateLimiter(deps.rateLimits, deps.redis);
  const idempotency = createIdempotencyModule(deps);
  const modules = createModules(deps, rateLimiter, idempotency);
  const routes = Object.values(modules).flatMap((module): Route[] => module.routes);
  return { rateLimiter, idempotency, modules, routes };
}

/** The whole API with every route mounted and described. It holds no global state. */
export function createApi(deps: ApiDependencies): Api {
  const { rateLimiter, idempotency, modules, routes } = createRoutes(deps);
  const app: Api = createBaseApp(deps.log, deps.telemetry);
  app.use(noteAskedOrigin(deps.siteOrigins ?? []));

  const runtime: RouteRuntime = {
    authenticate: modules.auth.service.authenticate,
    clientAddress: deps.clientAddress ?? clientAddressOf,
    rateLimiter,
    uploads: deps.uploads,
    idempotency,
    answers: deps.answers ?? null,
    checksAnswers: deps.checksAnswers,
  };
  mountRoutes(app, routes, runtime);
  for (const files of deps.media.routes) app.route('/', files);
  const endpoints = routes.map(({ endpoint }) => endpoint);
  app.get(OPENAPI_PATH, answerDescription(endpoints, runtime));
  return app;
}

/** Every module of the API, each with the services that it needs of the others. */
function createModules(deps: ApiDependencies, rateLimiter: RateLimiter, turns: Turns & UsedOnce) {
  const { orm } = deps.database;
  const { clock = () => new Date(), wakeOutbox = () => undefined } = deps;
  const passwords = createPasswords();
  const audit = createAuditModule({ orm, rateLimiter, clock });
  const own = { orm, clock, wakeOutbox, passwords, rateLimiter, usedOnce: turns, turns };
  const shared = { ...deps, ...own, audit: audit.service };

  const understanding = createUnderstandingService({ clock, search: (): AskedSearch => search.service });
  const artists = createArtistsModule({ ...shared, understanding });
  const artworks = createArtworksModule({ ...shared, artists: artists.service });
  const ofArtists = { artists: artists.service, artworks: artworks.service };
  const contests = createContestsModule(shared);
  const ofArticles = { ...ofArtists, contests: contests.service };
  const articles = createArticlesModule({ ...shared, ...ofArticles, understanding });
  const banners = createBannersModule(shared);
  const content = { ...ofArtists, articles: articles.service };
  const provider =
    deps.search ?? createPostgresSearch(createSearchEntryRepository(orm), createSuggestionRepository(orm));
  const search = createSearchModule({ ...shared, ...content, provider, understanding });

  const auth = createAuthModule(shared);
  const identity = createIdentityModule(shared);
  const documents = createDocumentsModule(shared);
  const proofs = { auth: auth.service, identity: identity.service, documents: documents.service };
  const people = { ...shared, ...proofs };
  const withdrawal = createWithdrawalModule(people);
  const passwordLinks = createPasswordLinksModule(shared);
  const ofPasswordLinks = { ...people, passwordLinks: passwordLinks.service };
  const originals = createOriginalsModule({ ...shared, media: deps.media.service });
  const uploads = createUploadsModule(shared);
  const studio = { ...shared, media: deps.media.service, originals: originals.service };
  const portfolios = createPortfoliosModule({ ...studio, uploads: uploads.service });
  const organizationContests = createOrganizationContestsModule({ ...studio, contests: contests.service });

  const ofContests = { ...ofPasswordLinks, contests: organizationContests.service };
  const organizations = createOrganizationsModule(ofPasswordLinks);

  const inquiries = createInquiriesModule(shared);
  const applications = createApplicationsModule(people);
  const mails = createMailsModule(shared);
  const { checkMail, ...operation } = deps.operation ?? UNKNOWN_OPERATION;
  const ofToday = {
    applications: applications.service,
    inquiries: inquiries.managed,
    mails: mails.service,
  };
  const health = createHealthService({
    database: () => deps.database.ping(),
    ...deps.readiness,
    search: () => assertSearches(provider),
    mail: checkMail,
  });

  return {
    health: createHealthModule(shared),
    home: createHomeModule({ ...content, banners: banners.service }),
    banners,
    artists,
    artworks,
    artworkWall: createArtworkWallModule({ ...shared, understanding }),
    artworkPages: createArtworkPagesModule({ ...shared, ...content }),
    articles,
    likes: createLikesModule({ ...shared, ...content }),
    search,
    auth,
    identity,
    social: createSocialModule({ ...people, withdrawal: withdrawal.service }),
    documents,
    signup: createSignupModule(people),
    profile: createProfileModule(people),
    withdrawal,
    passwordLinks,
    members: createMembersModule({ ...ofPasswordLinks, withdrawal: withdrawal.service }),
    organizations,
    retention: createRetentionModule(deps.retention ?? composeRetention(deps)),
    applications,
    originals,
    studioProfile: createStudioProfileModule(studio),
    studioArtworks: createStudioArtworksModule(studio),
    studioDrafts: createStudioDraftsModule(studio),
    portfolios,
    portfolioLinks: createPortfolioLinksModule({ ...shared, portfolios: portfolios.service }),
    contests,
    contestApplications: createContestApplicationsModule({
      ...shared,
      contests: contests.service,
      portfolios: portfolios.service,
      uploads: uploads.service,
    }),
    organizationContests,
    organizationApplicants: createOrganizationApplicantsModule({ ...ofContests, uploads: uploads.service }),
    organizationMinutes: createOrganizationMinutesModule({ ...ofContests, printer: portfolios.printer }),
    organizationMessages: createOrganizationMessagesModule(ofContests),
    organizationPanel: createOrganizationPanelModule({ ...ofContests, organizations: organizations.service }),
    uploads,
    inquiries,
    notices: createNoticesModule({ ...shared, inquiries: inquiries.service }),
    faqs: createFaqsModule(shared),
    choices: createChoicesModule({ ...shared, search: search.service }),
    curation: createCurationModule(shared),
    editorImages: createEditorImagesModule({ media: deps.media.service }),
    answerTemplates: createAnswerTemplatesModule(shared),
    audit,
    logChecks: createLogChecksModule(shared),
    mails,
    pageViews: createPageViewsModule(shared),
    today: createTodayModule({ ...shared, ...operation, health, ...ofToday }),
    errorReports: createErrorReportsModule({ ...shared, chat: deps.chat ?? createLogChat(deps.log) }),
    sitemap: createSitemapModule(shared),
  };
}
