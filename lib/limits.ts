/**
 * Every number of the specification's sections 9, named.
 * S = shell document, A = artist document, M = member document.
 */
export const LIMITS = {
  /** What a password field takes in. A password that is too long is refused in words, never cut. */
  passwordInputMax: 128,
  /** S9: list paging. */
  page: {
    sizeMin: 1,
    sizeMax: 100,
    sizeDefault: 24,
    /** Deepest row a numbered page may reach; beyond it the page is empty. Keeps `offset` bounded. */
    maxDepth: 100_000,
    /** Totals of filtered lists are counted up to here and not further. */
    countCap: 10_000,
  },
  /** M9: the pagination control shows five numbers. */
  paginationWindow: 5,
  /** Longest search text that is looked at; the rest is cut off. */
  searchTextMax: 100,
  search: {
    /** M9: hits of a section; artworks by the width of the window, in CSS pixels. */
    pageSize: 6,
    artworkPageSizes: [
      { minWidth: 1280, size: 10 },
      { minWidth: 1024, size: 8 },
      { minWidth: 0, size: 6 },
    ],
    /** Hits are counted up to here. */
    countCap: 1000,
    suggestions: 8,
    /** After the last key, milliseconds. */
    suggestDebounceMs: 150,
    /** How long the engine's health is remembered, and how long it is left alone after so many failures in a row. */
    availability: { healthMs: 5000, failures: 3, restMs: 10_000 },
    /** Searches that a browser remembers. */
    recentMax: 10,
    /** How long a search waits to hear whether the engine is there, in milliseconds. */
    healthWaitMs: 2000,
  },
  /** M9: directory artwork page size, 8 up to 768 px wide, else 9. */
  artistArtworks: { pageSizeNarrow: 8, pageSizeWide: 9, narrowMaxWidth: 768 },
  /** M9: career groups shown before the reader asks for more, on phones. */
  careerGroupsCollapsed: 3,
  artworkViewer: {
    /** M4: the next page is fetched when within this many slides of the end. */
    prefetchWithin: 2,
    /** M4: a slide counts as seen after this rest, in milliseconds. */
    viewDebounceMs: 500,
  },
  /** M9: IntersectionObserver threshold of infinite lists. */
  infiniteScrollThreshold: 0.5,
  home: {
    /** S9, milliseconds. */
    mainBannerDelayMs: 5000,
    subBannerDelayMs: 2500,
    bottomCarouselDelayMs: 2500,
    /** S9: an artist's carousel rests one second for each of its artworks. */
    artistCarouselDelayPerArtworkMs: 1000,
    /** S9: two sub-banners side by side from this width on. */
    /** Artworks in the carousel of an 'artist of the month'. */
    artworksPerArtist: 10,
  },
  /** M9: a special article is new for fewer than this many days. */
  newBadgeDays: 7,
  /** Calls that one account, or one address of guests, may make in so many seconds. */
  rates: {
    like: { points: 120, seconds: 60 },
    view: { points: 240, seconds: 60 },
    /** Per address; an account has `loginOfAccount` for each address besides. */
    login: { points: 30, seconds: 60 },
    loginOfAccount: { points: 10, seconds: 300 },
    /** An account's ID is public: so many failures from everywhere, before its owner is kept out too. */
    loginFromAnywhere: { points: 200, seconds: 300 },
    /** An office or a school may be one address. */
    identity: { points: 40, seconds: 600 },
    /** What comes back of a verification, and what is done with it. */
    identityResult: { points: 60, seconds: 600 },
    duplicateCheck: { points: 60, seconds: 60 },
    signup: { points: 10, seconds: 600 },
    social: { points: 30, seconds: 60 },
    /** A page of results is six calls, suggestions one for each rest between two keys; an office may be one address. */
    search: { points: 600, seconds: 60 },
    suggest: { points: 600, seconds: 60 },
    /** Saves of a profile, applications, a withdrawal: by account. */
    profileChange: { points: 20, seconds: 60 },
    /** Guesses of the own password by whoever sits at a logged-in browser. */
    passwordCheck: { points: 10, seconds: 300 },
  },
  /** How long a login lasts: the access token and the cookie that it is sealed in. */
  sessionSeconds: 14 * 24 * 60 * 60,
  /** M9: activity documents of an artist's signup. */
  signupDocuments: {
    max: 8,
    totalBytes: 100 * 1024 * 1024,
    types: ['image/png', 'image/jpeg', 'application/pdf'],
    /** How long the address lives by which an operator opens one. */
    urlSeconds: 10 * 60,
  },
  identity: {
    /** S9: the popup's size in CSS pixels and how often it is looked at. */
    popupWidth: 480,
    popupHeight: 812,
    pollMs: 500,
    /** How long a verification may take, and how long its result may be used. */
    requestSeconds: 15 * 60,
    resultSeconds: 60 * 60,
    passwordGrantSeconds: 10 * 60,
  },
  /** Terms, article 7: the grace in which a withdrawal can be taken back, and how long an identity is barred. */
  withdrawal: { reasonMax: 1000, graceDays: 30, optionalDays: 5, barYears: 3 },
  /** M9 and the privacy policy, section 3: how long what is kept, in days unless named otherwise. */
  retention: {
    /** Complaints, and why people left. */
    complaintYears: 3,
    /** When an account was last logged in to, and other records of access. */
    accessDays: 90,
    /** A mail that went out; one that couldn't stays for the operator. */
    sentMailDays: 30,
    failedMailDays: 90,
    /** A file that no row names may belong to an upload under way. */
    orphanedFileHours: 24,
    /** Rows removed at a time; an account has more that hangs on it. */
    batch: 500,
    accountBatch: 20,
    /** Keys that a list of what would be removed names. */
    listMax: 1000,
  },
  /** M9 and S3: page sizes of what a member likes. */
  favorites: {
    pageSize: 20,
    articlePageSizes: { SPECIAL: 4, EXHIBITION: 8, EVENT: 8, NEWS: 8 },
  },
  /** How long the temp token of a social login lives, and what it leads to may be used. */
  social: { tokenSeconds: 5 * 60, signupSeconds: 60 * 60 },
  /** Mail and other things on their way out. */
  outbox: {
    /** Sent side by side. */
    batch: 4,
    /** How long one try may take, and after how long somebody else may try what a dead process had. */
    sendSeconds: 90,
    leaseSeconds: 150,
    /** Looked at again without being told, milliseconds. */
    pollMs: 5000,
    /** After the first failure it waits so long, then four times as long each time, at most `retryMaxSeconds`. */
    retrySeconds: 30,
    retryMaxSeconds: 6 * 60 * 60,
    /** Given up after so many tries, which is after about a day. */
    attempts: 9,
  },
  /** M5: the first failing field is scrolled to and focused after this. */
  focusFailingFieldMs: 500,
  /** Changes on their way to a search engine beside the database; times as of the outbox. Never given up. */
  searchQueue: { batch: 500, leaseSeconds: 120, pollMs: 1000, retrySeconds: 2, retryMaxSeconds: 300 },
  /** Bodies with files. How long one may take in all is the setting UPLOAD_TIMEOUT_MS. */
  upload: {
    /** Forms that may lie on the disk at the same time, each as large as its rule allows. */
    atOnce: 8,
    /** Of those, forms from one visitor's address or network; an office or a school may be one. */
    perAddress: 2,
    /** A body that no byte has come of for so long is given up, milliseconds. */
    idleMs: 20_000,
    /** What is said to those who have to wait for a place. */
    retrySeconds: 10,
  },
  /** Largest JSON body in bytes that the API reads. */
  jsonBodyMax: 64 * 1024,
  /** Addresses on one page of a sitemap. */
  sitemapPageSize: 5000,
  /** Uuids that one call may ask the like states of. */
  likeStatesMax: 200,
  /** S9: what the browser keeps of answers. */
  clientCache: { ttlMs: 5 * 60_000, cleanUpMs: 10 * 60_000, maxEntries: 1000 },
  media: {
    /** Widths in pixels that image variants are made in; an image never grows. */
    widths: [160, 320, 480, 640, 960, 1280, 1920],
    /** Longest side in pixels that an upload may have. */
    maxSide: 12_000,
    /** Pixels that an upload may have in all: what it unpacks to is held in memory. */
    maxPixels: 64_000_000,
    /** Longest side in pixels that is kept of an upload. */
    masterSide: 4096,
    maxBytes: 30 * 1024 * 1024,
  },
  artist: { introductionMax: 40, interviewsMax: 3, categoriesMax: 3, artistNoteMax: 1200 },
  artwork: { descriptionMax: 600 },
} as const;
