import { pdf } from '@react-pdf/renderer';
import * as portfolioLimits from '@/lib/limits/portfolio';
import type { Face } from '@/lib/portfolio/faces';
import { openFaces } from './open-faces';
import { PortfolioDocument } from './portfolio-document';
import type { PrintedPdf, PrintOrder } from './print-order';

interface PrintOptions {
  /** @throws where the picture can't be read: its place is marked */
  readPicture: (address: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** @param share 0 to 0.96: of the pictures that are loaded and the pages that are painted */
  onProgress?: (share: number) => void;
}

/** Pictures that are loaded side by side. */
const AT_ONCE = 8;

/**
 * Makes a PDF, in a browser's worker or on the server.
 * @throws Error where a typeface can't be read
 */
export async function print(
  { layout, names, faces: addresses, pictures: wanted }: PrintOrder,
  { readPicture, onProgress = () => undefined }: PrintOptions,
): Promise<PrintedPdf> {
  const { picturesLoaded, pagesDone } = portfolioLimits;
  // Both at once: a typeface that can't be read fails the whole, and isn't left unheard while pictures are read.
  const [faces, { pictures, missing }] = await Promise.all([
    openFaces(Object.keys(addresses) as Face[], (face) => addresses[face] ?? ''),
    readAll(wanted, readPicture, (share) => onProgress(share * picturesLoaded)),
  ]);

  const painted = new Set<number>();
  const onPage = (index: number) => {
    painted.add(index);
    onProgress(picturesLoaded + (painted.size / layout.pages.length) * (pagesDone - picturesLoaded));
  };
  const file = await pdf(
    <PortfolioDocument layout={layout} names={names} faces={faces} pictures={pictures} onPage={onPage} />,
  ).toBlob();
  return { pdf: file, missing };
}

/** Reads pictures by their addresses, a few at a time. */
async function readAll(
  wanted: ReadonlyMap<string, string>,
  readPicture: PrintOptions['readPicture'],
  onProgress: (share: number) => void,
): Promise<{ pictures: Map<string, Blob>; missing: string[] }> {
  const pictures = new Map<string, Blob>();
  const missing: string[] = [];
  const waiting = [...wanted];
  const readNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [source, address] = next;
      const bytes = await readPicture(address).catch(() => null);
      // A Blob is what the PDF library reads in browsers and on the server.
      if (bytes !== null && isJpeg(bytes)) pictures.set(source, new Blob([bytes], { type: 'image/jpeg' }));
      else missing.push(source);
      onProgress((pictures.size + missing.length) / wanted.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readNext));
  return { pictures, missing };
}

/** The start of every JPEG is the same. */
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff && bytes[1] === 0xd8;
