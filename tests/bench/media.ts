import { quantile } from './load';
import { short, table } from './report-file';
import type { Site } from './site';

const IMAGES = 12;
const VARIANTS = [
  { width: 480, format: 'avif' },
  { width: 960, format: 'avif' },
  { width: 960, format: 'webp' },
] as const;

interface ArtworksAnswer {
  data: { content: { image: { id: string; width: number } }[] };
}

/** An image variant when it is needed for the first time, and when it is there. */
export async function measureMedia(site: Site): Promise<string> {
  const artist = (await (await fetch(`${site.url}/v2/artists/artist01`)).json()) as { data: { id: number } };
  const answer = await fetch(`${site.url}/v1/contents/artists/${artist.data.id}/art-works?size=${IMAGES}`);
  const { content } = ((await answer.json()) as ArtworksAnswer).data;
  const rows: string[][] = [];
  for (const { width, format } of VARIANTS) {
    const first: number[] = [];
    const again: number[] = [];
    for (const { image } of content) {
      if (image.width <= width) continue;
      const url = `${site.url}/media/${image.id}/${width}.${format}`;
      first.push(await timeOf(url));
      again.push(await timeOf(url));
    }
    rows.push([
      `${width}.${format}`,
      short(quantile(first, 0.5)),
      short(Math.max(...first)),
      short(quantile(again, 0.5)),
    ]);
  }
  return `## Image variants

${IMAGES} artworks, one after the other.

${table(['variant', 'first need p50 ms', 'slowest ms', 'there p50 ms'], rows)}`;
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - started;
}
