import pLimit from 'p-limit';
import { logIn } from './accounts';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';
import { cameraBack, snapshot } from './studio-images';
import { withWatch, type Watched } from './studio-watch';

const IMAGES = 20;
/** The screen of bulk registration sends so many forms at a time, as many as the server takes of one address. */
const AT_ONCE = 2;
const REST_MS = 5000;

/** What taking images in costs the server: one of the largest, and twenty of one artist. */
export async function measureIntake(site: Site): Promise<string> {
  console.log('  making images');
  const large = await cameraBack();
  const many: Buffer[] = [];
  for (let number = 0; number < IMAGES; number += 1) many.push(await snapshot(number));
  const watched: [string, Watched][] = [];
  const statuses: number[] = [];
  await withWatch(site, 'image-intake', async (watch) => {
    const cookie = await logIn(site, 'artist01');
    const send = (image: Buffer, name: string) => sendDraft(site, cookie, image, name);
    const wanted = async (image: Buffer, name: string) => {
      const status = await send(image, name);
      if (status !== 200) throw new Error(`The image ${name} was answered ${status}`);
    };
    await wanted(await snapshot(30), 'first.jpg');
    watched.push(['nothing', await watch(() => new Promise((resolve) => setTimeout(resolve, REST_MS)))]);
    watched.push(['30 MiB, 100 megapixels', await watch(() => wanted(large, 'large.jpg'))]);
    const limit = pLimit(AT_ONCE);
    const all = <Answer>(how: (image: Buffer, name: string) => Promise<Answer>) =>
      Promise.all(many.map((image, at) => limit(() => how(image, `${at}.jpg`))));
    watched.push([
      `${IMAGES} of 12 megapixels, ${AT_ONCE} at a time as the screen does`,
      await watch(() => all(wanted)),
    ]);
    limit.concurrency = IMAGES;
    const rude = async () => void statuses.push(...(await all(send)));
    watched.push([`the same, all at once`, await watch(rude)]);
  });
  const taken = statuses.filter((status) => status === 200).length;
  return `### Images

\`POST /v1/artists/me/artwork-drafts\` with an image, while \`/healthz\`, the stored home page and a list of artists are asked for in turns. The image is taken in by a process of its own (ADR 34); memory is the peak while it lasts. Aim: the event loop's delay under 50 ms at p99. Images take turns, so twenty need no more memory than one.

${table(
  ['what', 's', 'server, MiB', 'intake, MiB', 'loop p50 ms', 'loop p99 ms', 'loop max ms'],
  watched.map(([what, { milliseconds, hostPeak, childPeak, loop }]) => [
    what,
    ...[milliseconds / 1000, hostPeak, childPeak, loop.p50, loop.p99, loop.max].map(short),
  ]),
)}

Of all at once ${taken} of ${IMAGES} were taken; the others were told to come back (${[...new Set(statuses)].sort().join(', ')}), since an address has ${AT_ONCE} places. None failed otherwise.

${othersTable(watched)}`;
}

function othersTable(watched: readonly [string, Watched][]): string {
  const addresses = [...(watched[0]?.[1].others.keys() ?? [])];
  const head = addresses.flatMap((address) => [`\`${address}\` p50 ms`, 'p99 ms']);
  const rows = watched.map(([what, { others }]) => [
    what,
    ...addresses.flatMap((address) =>
      [0.5, 0.99].map((share) => short(quantile(others.get(address) ?? [], share))),
    ),
  ]);
  return table(['other requests during', ...head], rows);
}

async function sendDraft(site: Site, cookie: string, image: Buffer, name: string): Promise<number> {
  const body = new FormData();
  body.append('image_original', new File([Uint8Array.from(image)], name, { type: 'image/jpeg' }));
  const response = await fetch(`${site.url}/v1/artists/me/artwork-drafts`, {
    method: 'POST',
    headers: { cookie, origin: site.url, 'sec-fetch-site': 'same-origin' },
    body,
  });
  await response.arrayBuffer();
  if (![200, 429, 503].includes(response.status)) throw new Error(`${name} was answered ${response.status}`);
  return response.status;
}
