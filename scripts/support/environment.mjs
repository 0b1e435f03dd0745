/** Reads `.env` (the environment wins) and completes what depends on it. Before anything reads a setting. */
export function loadEnvironment(nodeEnv) {
  try {
    process.loadEnvFile('.env');
  } catch {
    // Without the file the environment alone decides.
  }
  process.env.NODE_ENV ||= nodeEnv;
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const port = process.env.PORT || '3000';
  // A port that is none is complained about by itself.
  if (!process.env.SITE_URL && !isReal() && /^\d+$/.test(port))
    process.env.SITE_URL = `http://localhost:${port}`;
}

/** Where it isn't a demonstration, a missing SITE_URL has to be noticed (`server/config.ts`). */
function isReal() {
  const mode = process.env.DEMO_MODE ?? '';
  if (mode !== '') return mode === '0' || mode === 'false';
  return Boolean(process.env.DATABASE_URL || process.env.PLATFORM_API_URL);
}
