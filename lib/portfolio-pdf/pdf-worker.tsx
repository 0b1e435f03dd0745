import { pdf } from '@react-pdf/renderer';
import * as portfolioLimits from '@/lib/limits/portfolio';
import type { Face } from '@/lib/portfolio/faces';
import { openFaces } from './open-faces';
import { PortfolioDocument } from './portfolio-document';
import type { PrintOrder } from './print-order';
import type { PrintAnswer } from './print-pdf';

/** Makes one PDF; see `printPdf`. */
addEventListener('message', ({ data }: MessageEvent<PrintOrder>) => {
  print(data).catch((error: unknown) => answer({ kind: 'failed', reason: String(error) }));
});

/** Pictures that are loaded side by side. */
const AT_ONCE = 5;

async function print({ layout, names, faces: addresses, pictures: wanted }: PrintOrder): Promise<void> {
  const pictures = new Map<string, Uint8Array>();
  const missing: string[] = [];
  const steps = wanted.size + 1;
  let done = 0;
  const step = () => {
    done += 1;
    answer({ kind: 'progress', share: (done / steps) * portfolioLimits.picturesLoaded });
  };
  const loadFaces = openFaces(Object.keys(addresses) as Face[], (face) => addresses[face] ?? '');
  const waiting = [...wanted];
  const loadNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [source, address] = next;
      const bytes = await loadJpeg(address);
      if (bytes === null) missing.push(source);
      else pictures.set(source, bytes);
      step();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loadNext));
  const faces = await loadFaces;
  step();

  const painted = new Set<number>();
  const onPage = (index: number) => {
    painted.add(index);
    const { picturesLoaded, pagesDone } = portfolioLimits;
    const share = painted.size / layout.pages.length;
    answer({ kind: 'progress', share: picturesLoaded + share * (pagesDone - picturesLoaded) });
  };
  const blob = await pdf(
    <PortfolioDocument layout={layout} names={names} faces={faces} pictures={pictures} onPage={onPage} />,
  ).toBlob();
  answer({ kind: 'printed', pdf: blob, missing });
}

/** Null for a picture that can't be loaded or is none: the start of every JPEG is the same. */
async function loadJpeg(address: string): Promise<Uint8Array | null> {
  try {
    const response = await fetch(address);
    const bytes = new Uint8Array(await response.arrayBuffer());
    return response.ok && bytes[0] === 0xff && bytes[1] === 0xd8 ? bytes : null;
  } catch {
    return null;
  }
}

function answer(message: PrintAnswer): void {
  postMessage(message);
}
