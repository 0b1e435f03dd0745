import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { artworkTexts } from '@/tests/support/studio';
import { apiUrl } from '@/lib/api/url';
import type { ArtworkTexts, StudioArtwork } from '@/lib/contracts/studio-artwork';
import { dataOf, headers, json } from './calls';

let made = 0;

/** A picture of its own colour: no two have the same content. */
export async function painted(width: number, height: number, format: 'jpeg' | 'png'): Promise<Buffer> {
  made += 1;
  const [r, g, b] = [made * 37, made * 91 + process.pid, Date.now()].map((part) => part % 256);
  return sharp({ create: { width, height, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } })
    .toFormat(format)
    .toBuffer();
}

/** Registers a work of the artist who is logged in. The last one that is registered comes first. */
export async function register(
  request: APIRequestContext,
  texts: Partial<ArtworkTexts>,
  image?: Buffer,
): Promise<StudioArtwork> {
  const answer = await request.post(apiUrl('/v1/artists/me/artworks'), {
    headers,
    multipart: {
      reqDto: json({ ...artworkTexts(texts), formKey: null }),
      image_original: {
        name: `${texts.title ?? 'work'}.png`,
        mimeType: 'image/png',
        buffer: image ?? (await painted(60, 80, 'png')),
      },
    },
  });
  return dataOf<StudioArtwork>(answer);
}

/** The works as the server has them, by title. */
export async function titlesOf(request: APIRequestContext): Promise<(string | null)[]> {
  return (await listArtworks(request)).map(({ title }) => title);
}

export async function listArtworks(request: APIRequestContext): Promise<StudioArtwork[]> {
  const answer = await request.get(apiUrl('/v1/artists/me/artworks'));
  return (await dataOf<{ content: StudioArtwork[] }>(answer)).content;
}
