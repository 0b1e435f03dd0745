import type { Portfolio } from '@/lib/contracts/portfolio';
import * as portfolioLimits from '@/lib/limits/portfolio';
import type { Layout } from '@/lib/portfolio/boxes';
import type { Face } from '@/lib/portfolio/faces';
import { facesOf } from '@/lib/portfolio/faces-of';
import { fontFile } from '@/lib/portfolio/font-files';
import { variantsOf } from '@/lib/portfolio/pictures';
import { documentOf, type DocumentKind, type DocumentNames } from '@/lib/portfolio/portfolio-documents';

/** All that a PDF is made of. It can be sent to a worker or to a process. */
export interface PrintOrder {
  layout: Layout;
  names: DocumentNames;
  /** Addresses of the faces that the layout is drawn with. */
  faces: Partial<Record<Face, string>>;
  /** By their sources in the layout: the addresses of JPEGs that are fine enough. */
  pictures: ReadonlyMap<string, string>;
}

export interface PrintedPdf {
  pdf: Blob;
  /** The sources of pictures that could not be read. Their places are marked. */
  missing: readonly string[];
}

const MILLIMETRES_IN_INCH = 25.4;

/**
 * What a document without pictures is printed from.
 * @param addressOf as `printOrder` takes it
 */
export function plainOrder(
  { layout, names }: Pick<PrintOrder, 'layout' | 'names'>,
  addressOf: (path: string) => string,
): PrintOrder {
  const faces = Object.fromEntries(facesOf(layout).map((face) => [face, addressOf(fontFile(face))]));
  return { layout, names, faces, pictures: new Map() };
}

/**
 * What a document of a portfolio is printed from.
 * @param addressOf makes an address of a path of the site: a worker has no site of its own, and the server reads files
 */
export function printOrder(
  portfolio: Portfolio,
  kind: DocumentKind,
  addressOf: (path: string) => string,
): PrintOrder {
  const order = plainOrder(documentOf(portfolio, kind), addressOf);
  const variantAt = variantsOf(portfolio, 'jpg');
  return {
    ...order,
    pictures: new Map(
      [...pixelsOf(order.layout, portfolio.pdfSettingConfig.imageQuality)].map(([source, pixels]) => [
        source,
        addressOf(variantAt(source, pixels)),
      ]),
    ),
  };
}

/** How many pixels wide each picture has to be, by its source. `quality` is the share of 300 dots in an inch. */
function pixelsOf({ pages }: Layout, quality: number): ReadonlyMap<string, number> {
  const perMillimetre = (portfolioLimits.pictureDpi * quality) / MILLIMETRES_IN_INCH;
  const widths = new Map<string, number>();
  for (const { boxes } of pages) {
    for (const box of boxes) {
      if (box.kind !== 'image' || box.source === null) continue;
      widths.set(box.source, Math.max(widths.get(box.source) ?? 0, box.width * perMillimetre));
    }
  }
  return widths;
}
