import { FORBIDDEN_IMPORTS } from './scripts/support/forbidden-imports.mjs';
import {
  BACK_OFFICE_PACKAGES,
  COMPOSITION,
  FORMS,
  MODULE,
  NO_BROWSER_PACKAGE,
  npm,
  PROVIDER_INTERFACE,
  PURE_LIB,
  REUSABLE_PIECE,
  SEARCH_OF_LISTS,
  SERVER_BASE,
  SHARED_ROWS,
  SHARED_RULES,
  UI_PACKAGES,
  VERIFICATION,
  VIEWING_ROOM,
} from './scripts/support/import-patterns.mjs';

/**
 * Who may import whom. Default deny: what no line of `allowed` names is an error, so a new folder has to be
 * given its place here first (docs/boundaries.md says it in words).
 */
const layer = (from, ...to) => ({ from: { path: from }, to: { path: to } });
const core = (from) => ({ from: { path: from }, to: { dependencyTypes: ['core'] } });

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: FORBIDDEN_IMPORTS,
  allowedSeverity: 'error',
  allowed: [
    // lib runs anywhere: no Node, no React.
    layer('^lib/', PURE_LIB, npm('zod', 're2js')),
    // Names of colours.
    layer('^lib/artwork/pigments-of\\.ts$', npm('culori')),
    // The one reader and writer of CSV, on both sides.
    layer('^lib/csv/', npm('(@types/)?papaparse')),
    // The PDF of a portfolio, which browsers and the server make of the same elements.
    layer('^lib/portfolio-pdf/', npm('(@types/)?react', '@react-pdf')),
    { from: { path: '^lib/seo/' }, to: { path: npm('next'), dependencyTypes: ['type-only'] } },
    // …but for what only a browser has: storage, workers, the query client.
    layer('^lib/browser/', '^lib/', UI_PACKAGES),
    // One file opens PDFs, and its worker reads them.
    layer('^lib/browser/(open-pdf|pdf-reader-worker)\\.ts$', npm('pdfjs-dist')),

    // components
    layer('^components/ui/', '^components/ui/', '^lib/', UI_PACKAGES),
    layer(
      '^components/([^/]+)/',
      '^components/$1/',
      '^components/(ui|shell)/',
      REUSABLE_PIECE,
      FORMS,
      '^lib/',
      UI_PACKAGES,
    ),

    layer('^components/admin/', BACK_OFFICE_PACKAGES),
    layer('^components/my/', VERIFICATION),
    layer('^components/(article|artist|artwork/wall)/', SEARCH_OF_LISTS),
    // The studio's pages have My Page's head, and the profile's preview is made of the artist's page's own parts.
    layer('^components/studio/', '^components/(my/my-page-head|artist/artist-(head|career|note))\\.tsx$'),
    layer('^components/support/', '^components/my/my-page-head\\.tsx$'),
    // The heading of the area, and the form that artists answer.
    layer(
      '^components/organization/',
      '^components/(my/my-page-head|contest/application-(fields|load|values))\\.tsx?$',
    ),
    // The editor and the visitors of a link see the same pages.
    layer('^components/studio/portfolio/', '^components/portfolio/page-(drawing|faces|names)\\.tsx?$'),
    // What was found hangs as on an artist's wall and opens in the same viewing room; works below an article hang so too.
    layer('^components/(search|article)/', VIEWING_ROOM),

    // app
    layer('^app/', '^app/', '^components/', '^lib/', '^server/(pages|bff)/', UI_PACKAGES),
    core('^app/.*opengraph-image\\.tsx$'),

    // server, from the pages down to the database
    layer('^server/pages/', '^server/(pages|bff|contents)/', PURE_LIB, SERVER_BASE, npm('zod', 'next')),
    // Texts of the product, read from its own files.
    layer('^server/contents/', '^server/contents/', PURE_LIB),
    core('^server/contents/'),
    layer(
      '^server/bff/',
      '^server/bff/',
      PURE_LIB,
      SERVER_BASE,
      npm('cookie', 'iron-session', 'jose', 'lru-cache', 'next-auth', 'zod', 'next'),
    ),
    core('^server/bff/'),
    layer(
      '^server/web/',
      '^server/web/',
      '^server/providers/cache/',
      // Where the host and Next's bundle meet.
      '^server/bff/host-bridge\\.ts$',
      PURE_LIB,
      SERVER_BASE,
      npm('next'),
      NO_BROWSER_PACKAGE,
    ),
    core('^server/web/'),
    layer(
      MODULE,
      '^server/api/modules/$1/',
      '^server/api/modules/[^/]+/(admin-)?service\\.ts$',
      '^server/api/http/',
      PROVIDER_INTERFACE,
      PURE_LIB,
      SERVER_BASE,
      NO_BROWSER_PACKAGE,
    ),
    // The words that files and their storage share.
    layer('^server/api/modules/media/', '^server/providers/storage/(content-types|signed-url)\\.ts$'),
    // What an image file is said to be stands once.
    layer('^server/api/modules/originals/', '^server/api/modules/media/image-file\\.ts$'),
    // A mail's text is written where its cause is.
    layer(MODULE, '^server/api/modules/mails/templates\\.ts$'),
    core(MODULE),
    // What several modules read and write alike is published by the module that it belongs to.
    layer(`${MODULE}.*(repository|shared-rows)\\.ts$`, '^server/db/', SHARED_ROWS),
    layer(MODULE, SHARED_RULES),
    layer(`${MODULE}module\\.ts$`, '^server/db/client\\.ts$'),
    layer(
      '^server/api/http/',
      '^server/api/http/',
      PROVIDER_INTERFACE,
      PURE_LIB,
      SERVER_BASE,
      NO_BROWSER_PACKAGE,
    ),
    core('^server/api/http/'),
    core('^server/api/description\\.ts$'),
    layer('^server/api/[^/]+\\.ts$', '^server/', NO_BROWSER_PACKAGE, PURE_LIB, SERVER_BASE),
    layer(
      '^server/db/',
      '^server/(db|media)/',
      '^server/providers/storage/',
      PURE_LIB,
      SERVER_BASE,
      NO_BROWSER_PACKAGE,
    ),
    core('^server/db/'),
    // Seeding takes pictures in as an upload would.
    layer('^server/db/seed/', '^server/api/modules/media/'),
    // …and prints a portfolio as the server would.
    layer('^server/db/seed/', '^server/api/modules/portfolios/(kept|presenter|printer)\\.ts$'),
    // …and knows people as the demo verifier would.
    layer('^server/db/seed/', '^server/(providers/identity/identity|demo/identity/demo-di)\\.ts$'),
    // …and finds works that are like one another as the job does.
    layer(
      '^server/db/seed/',
      '^server/(api/modules/artwork-wall/module|jobs/artwork-neighbours(-repository)?)\\.ts$',
    ),
    // …and gives the demo accounts their password.
    layer('^server/db/seed/', '^server/providers/passwords/passwords\\.ts$'),
    layer(
      '^server/media/',
      '^server/(media|db)/',
      PROVIDER_INTERFACE,
      PURE_LIB,
      SERVER_BASE,
      NO_BROWSER_PACKAGE,
    ),
    core('^server/media/'),
    layer('^server/providers/([^/]+)/', '^server/providers/$1/', PURE_LIB, SERVER_BASE, NO_BROWSER_PACKAGE),
    // Where the database is the engine.
    layer('^server/providers/search/[^/]*repository\\.ts$', '^server/db/'),
    core('^server/providers/'),
    // The peers of demo mode: each is an outside service, which speaks as the one that its provider's client expects.
    layer('^server/demo/([^/]+)/', '^server/demo/$1/', '^server/providers/$1/', PURE_LIB, NO_BROWSER_PACKAGE),
    core('^server/demo/'),
    layer('^server/providers/identity/create-identity\\.ts$', '^server/demo/identity/demo-verifier\\.ts$'),
    layer(
      '^server/jobs/',
      '^server/(jobs|db|media)/',
      PROVIDER_INTERFACE,
      PURE_LIB,
      SERVER_BASE,
      NO_BROWSER_PACKAGE,
    ),
    layer('^server/jobs/[^/]*repository\\.ts$', SHARED_ROWS),
    core('^server/jobs/'),
    layer(
      '^server/backup/',
      '^server/(backup/|db/|api/modules/media/keys\\.ts$)',
      PROVIDER_INTERFACE,
      PURE_LIB,
      SERVER_BASE,
      NO_BROWSER_PACKAGE,
    ),
    core('^server/backup/'),
    layer(SERVER_BASE, SERVER_BASE, PURE_LIB, NO_BROWSER_PACKAGE),
    core(SERVER_BASE),
    layer(COMPOSITION, '^server/', PURE_LIB, SERVER_BASE, npm('next'), NO_BROWSER_PACKAGE),
    core(COMPOSITION),

    // the edges: configuration, tools, tests
    layer('^middleware\\.ts$', '^server/bff/', '^lib/', npm('next')),
    layer('^[^/]+\\.(config\\.)?(ts|mjs)$', '^lib/', '^scripts/', '^node_modules/'),
    core('^[^/]+\\.config\\.(ts|mjs)$'),
    layer('^scripts/', '^scripts/', '^server/', '^lib/', '^tests/(bench|e2e)/', '^node_modules/'),
    core('^scripts/'),
    layer('^tests/', '^(tests|server|lib|scripts)/', '^node_modules/'),
    core('^tests/'),
    layer('^(lib|server)/.*\\.test\\.tsx?$', '^(lib|server|tests/support)/', '^node_modules/'),
    layer('^(app|components)/.*\\.test\\.tsx?$', '^(app|components|lib|tests/support)/', '^node_modules/'),
    core('\\.test\\.tsx?$'),
  ],

  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(^\\.next|^\\.build/|^data/|^next-env\\.d\\.ts$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
    cache: false,
  },
};

export default config;
