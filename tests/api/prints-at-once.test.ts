import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { localPrinting, type PrintWorker } from '@/server/api/modules/portfolios/printer';
import { portfolios } from '@/server/db/schema/portfolio';
import { storedUploads } from '@/server/db/schema/upload';
import { useTestApi, type Account } from '@/tests/support/api';
import { makeDirectory } from '@/tests/support/directory';
import { PORTFOLIO, portfolioBody, portfolioCalls } from '@/tests/support/portfolios';
import { until } from '@/tests/support/until';

const ARTISTS = 30;
const PDF = Buffer.from('%PDF-1.7\n<< /Type /Page >>\n%%EOF');
const directory = makeDirectory();

/** What the printer does: how many documents it prints at a time, and how many lie on the disk meanwhile. */
const seen = { printed: 0, atOnce: 0, most: 0, folders: 0 };
let open: () => void = () => undefined;
/** The first document is printed when this is done. */
const gate = new Promise<void>((resolve) => (open = resolve));
const worker: PrintWorker = {
  async do(work) {
    if (work.step === 'plan') return { step: 'plan', pictures: [] };
    seen.atOnce += 1;
    seen.most = Math.max(seen.most, seen.atOnce);
    await gate;
    await writeFile(work.target, PDF);
    seen.folders = Math.max(seen.folders, readdirSync(directory).length);
    seen.printed += 1;
    seen.atOnce -= 1;
    return { step: 'print', bytes: PDF.length, missing: [] };
  },
  close: () => undefined,
};
const api = useTestApi({ printing: { ...localPrinting, worker, directory } });
const { save, begin } = portfolioCalls(api);

interface Asking {
  as: Account;
  id: string;
  version: number;
}

const ask = ({ as, id, version }: Asking) =>
  api.request('POST', `${PORTFOLIO}/{id}/pdf/render`, { as, params: { id }, body: { version } });

/** Asks as the browser does: again while it is printed, and later where there is no place. @returns the waits that it was told */
async function askUntilKept(asking: Asking): Promise<string[]> {
  const waits: string[] = [];
  for (;;) {
    const answer = await ask(asking);
    const body = (await answer.json()) as { data?: { status: string }; message?: string };
    if (answer.status === 503) waits.push(answer.headers.get('retry-after') ?? '');
    else expect(answer.status).toBe(200);
    if (body.data?.status === 'kept') return waits;
  }
}

test('thirty artists who ask at once are printed one after the other, once each; who has no place is told when to ask again', async () => {
  const asking: Asking[] = [];
  for (let count = 0; count < ARTISTS; count += 1) {
    const { as, portfolio } = await begin();
    asking.push({ as, ...(await save(as, portfolioBody(portfolio))) });
  }
  const first = await Promise.all(asking.map(ask));
  const refused = first.filter(({ status }) => status === 503);
  const waiting = first.filter(({ status }) => status === 200);
  // One is printed, sixteen wait, the others have no place.
  expect([waiting.length, refused.length]).toEqual([17, 13]);
  for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('10');
  for (const answer of waiting)
    expect(await answer.json()).toMatchObject({ data: { status: 'rendering', share: 0 } });
  expect(seen).toMatchObject({ printed: 0, most: 1 });

  open();
  // Those who were told to come later do so when the first ones are done.
  const [early, late] = [
    first.map(({ status }) => status === 200),
    first.map(({ status }) => status === 503),
  ];
  await Promise.all(asking.filter((_, at) => early[at]).map(askUntilKept));
  const waits = await Promise.all(asking.filter((_, at) => late[at]).map(askUntilKept));
  expect(waits.flat()).toEqual([]);

  expect(seen).toMatchObject({ printed: ARTISTS, most: 1 });
  // What is printed lies on the disk until it is kept, and no longer.
  expect(seen.folders).toBeLessThanOrEqual(17);
  await until(() => readdirSync(directory).length === 0);
  expect(await api.rows(portfolios, { isTemporary: false })).toHaveLength(ARTISTS);
  expect(await api.rows(storedUploads)).toHaveLength(ARTISTS);
  expect((await api.storedKeys()).filter((key) => key.startsWith('claimed/'))).toHaveLength(ARTISTS);
});
