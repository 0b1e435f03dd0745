/** Loads `.env`, where the environment takes precedence, and sets defaults. It has to run before a setting is read. */
export function loadEnvironment(nodeEnv) {
  try {
    process.loadEnvFile('.env');
  } catch {
    // Without the file the environment alone decides.
  }
  process.env.NODE_ENV ||= nodeEnv;
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const port = process.env.PORT || '3000';
  // The settings' own check reports an invalid port.
  if (!process.env.SITE_URL && !isReal() && /^\d+$/.test(port))
    process.env.SITE_URL = `http://localhost:${port}`;
}

/** Whether this isn't demo mode. Then a missing SITE_URL is an error (`server/settings/config.ts`) and gets no default. */
function isReal() {
  const mode = process.env.DEMO_MODE ?? '';
  if (mode !== '') return mode === '0' || mode === 'false';
  return Boolean(process.env.DATABASE_URL || process.env.PLATFORM_API_URL);
}
