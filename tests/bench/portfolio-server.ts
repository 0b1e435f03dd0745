import { ARTIST, loadPortfolio } from './portfolio-content';
import { logIn } from './accounts';
import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';
import { withWatch, type Watched } from './studio-watch';

/** The same PDF made by the server, as a phone has it made, while others use the site. */
export async function measureServerPrint(site: Site): Promise<string> {
  const watched: Watched[] = [];
  await withWatch(site, 'portfolio-printer', async (watch) => {
    const cookie = await logIn(site, ARTIST);
    const saved = await loadPortfolio(site, cookie);
    watched.push(await watch(() => render(site, cookie, saved)));
  });
  const rows = watched.map(({ milliseconds, childPeak, hostPeak, loop, others }) => [
    'the PDF, kept',
    short(milliseconds / 1000),
    ...[childPeak, hostPeak].map((peak) => short(peak)),
    short(loop.p99),
    ...[...others.values()].map((times) => short(quantile(times, 0.99))),
  ]);
  const asked = [...(watched[0]?.others.keys() ?? [])].map((address) => `\`${address}\` p99 ms`);
  return `### The same on the server

\`POST …/pdf/render\` until the PDF is kept, with the pictures made, while other addresses are asked for in turns. It is printed by a process of its own (ADR 38).

${table(['what', 's', 'MiB of the printer', 'MiB of the host', 'event loop p99 ms', ...asked], rows)}`;
}

async function render(
  site: Site,
  cookie: string,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  for (;;) {
    const address = `${site.url}/v1/artists/me/portfolio/${id}/pdf/render`;
    const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ version }) });
    const body = (await answer.json()) as { data: { status: string; missing?: string[] } | null };
    if (!answer.ok || body.data === null) throw new Error(`The server answered ${answer.status}`);
    if (body.data.status === 'kept') {
      if (body.data.missing?.length !== 0) throw new Error('Pictures are missing');
      return;
    }
  }
}
