import '@/server/files/private-files';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { artworkTitle } from '@/lib/format/names';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { DOCUMENTS, isOfWorks, type DocumentKind } from '@/lib/portfolio/portfolio-documents';
import { ApiError } from '@/server/api/http/api-error';
import { createAuthRepository } from '@/server/api/modules/auth/repository';
import { createIdempotencyModule } from '@/server/api/modules/idempotency/module';
import { localEncoder } from '@/server/api/modules/media/encoder';
import { localIntake } from '@/server/api/modules/media/intake';
import { createMediaModule } from '@/server/api/modules/media/module';
import { createPortfoliosModule } from '@/server/api/modules/portfolios/module';
import { createPrinter, localPrinting } from '@/server/api/modules/portfolios/printer';
import { createUploadsModule } from '@/server/api/modules/uploads/module';
import { loadConfigOrExit } from '@/server/settings/config';
import type { Database } from '@/server/db/client';
import { DataDirLockedError } from '@/server/db/lock';
import { migrate } from '@/server/db/migrate';
import { withDatabase } from '@/server/db/prepare';
import { createLog } from '@/server/logging/log';
import { createStorage } from '@/server/providers/storage/create-storage';
import { StartError } from '@/server/start-error';
import { hasPortfolioFonts, makePortfolioFonts } from './support/portfolio-fonts.mjs';

/**
 * `npm run portfolio:render -- --id <login ID> --out <file.pdf>` prints what an artist works on, or what was kept last where
 * nothing is being worked on. `--document` names another document of the portfolio. It keeps nothing.
 */

/** It can't be printed. The message says why. */
class Refused extends Error {}

const config = loadConfigOrExit();
try {
  const order = readArguments();
  if (!hasPortfolioFonts()) await makePortfolioFonts();
  await withDatabase(config, async (database) => {
    await migrate(database);
    await render(database, order);
  });
} catch (error) {
  if (!(error instanceof Refused || error instanceof StartError)) throw error;
  console.error(error.message);
  if (error instanceof DataDirLockedError)
    console.error(
      'A running server prints itself: POST /v1/artists/me/portfolio/{id}/pdf/render as the artist.',
    );
  process.exitCode = 1;
}

interface Order {
  id: string;
  out: string;
  document: DocumentKind;
}

function readArguments(): Order {
  const { id, out, document = 'portfolio' } = parsed();
  if (id === undefined || out === undefined)
    throw new Refused('The login ID (--id) and the file (--out) are needed, after a --.');
  if (!isDocument(document))
    throw new Refused(`There is no document ${document}. There are ${Object.keys(DOCUMENTS).join(', ')}.`);
  return { id, out, document };
}

function parsed() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ options: { id: text, out: text, document: text } }).values;
  } catch (error) {
    throw new Refused(error instanceof Error ? error.message : String(error));
  }
}

function isDocument(name: string): name is DocumentKind {
  return Object.hasOwn(DOCUMENTS, name);
}

async function render(database: Database, { id, out, document }: Order): Promise<void> {
  const { orm } = database;
  const clock = () => new Date();
  const storage = await createStorage(config.storage, { secret: config.secrets.storage });
  const workers = { encoder: localEncoder, intake: localIntake };
  const media = createMediaModule({ orm, storage, secret: null, ...workers }).service;
  const uploads = createUploadsModule({ orm, storage, clock }).service;
  const turns = createIdempotencyModule({ database, log: createLog({ level: 'error' }) });
  const shared = { orm, media, uploads, turns };
  const portfolios = createPortfoliosModule({ ...shared, printing: localPrinting }).service;

  const account = await createAuthRepository(orm).findCredentials(id);
  if (account === null) throw new Refused(`Nobody has the login ID ${id}.`);
  const owner = { accountUuid: account.uuid };
  const portfolio =
    (await orNull(portfolios.getSaved(owner, true))) ?? (await orNull(portfolios.getSaved(owner, false)));
  if (portfolio === null) throw new Refused(`${id} has no portfolio yet.`);
  if (isOfWorks(document) && portfolio.artistArtWorks.length === 0)
    throw new Refused(portfolioMessages.artworksRequired);

  const { signal } = new AbortController();
  const file = await createPrinter(localPrinting, media).print({ portfolio, kind: document }, { signal });
  try {
    await pipeline(file.read(), createWriteStream(out));
  } finally {
    await file.remove();
  }
  console.log(`${out}: ${file.bytes} bytes`);
  const missing = new Set(file.missing);
  for (const work of portfolio.artistArtWorks)
    if (missing.has(work.imageUrl)) console.log(`The picture is missing: ${artworkTitle(work)}`);
}

/** Null for what isn't there. */
async function orNull<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
