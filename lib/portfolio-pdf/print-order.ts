import type { Layout } from '@/lib/portfolio/boxes';
import { fontFile } from '@/lib/portfolio/font-files';
import type { Face } from '@/lib/portfolio/faces';
import { facesOf } from '@/lib/portfolio/faces-of';
import * as portfolioLimits from '@/lib/limits/portfolio';
import type { DocumentNames } from './portfolio-document';

/** All that a PDF is made of. It can be sent to a worker. */
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

interface OrderOptions {
  names: DocumentNames;
  /** 0.3 to 1: the share of 300 dots in an inch that pictures have where they stand. */
  imageQuality: number;
  /** The address of a picture's JPEG that is at least so many pixels wide. */
  jpegAt: (source: string, pixels: number) => string;
  /** The site's address, for a worker, which has none of its own. */
  origin: string;
}

const MILLIMETRES_IN_INCH = 25.4;

export function printOrder(
  layout: Layout,
  { names, imageQuality, jpegAt, origin }: OrderOptions,
): PrintOrder {
  const perMillimetre = (portfolioLimits.pictureDpi * imageQuality) / MILLIMETRES_IN_INCH;
  const widths = new Map<string, number>();
  for (const { boxes } of layout.pages) {
    for (const box of boxes) {
      if (box.kind !== 'image' || box.source === null) continue;
      widths.set(box.source, Math.max(widths.get(box.source) ?? 0, box.width * perMillimetre));
    }
  }
  const address = (path: string) => new URL(path, origin).href;
  return {
    layout,
    names,
    faces: Object.fromEntries(facesOf(layout).map((face) => [face, address(fontFile(face))])),
    pictures: new Map([...widths].map(([source, pixels]) => [source, address(jpegAt(source, pixels))])),
  };
}
