import { Canvas, Document, Image as PdfImage, Link, Page } from '@react-pdf/renderer';
import type { Box, ImageBox, LinkBox, Layout } from '@/lib/portfolio/boxes';
import type { DocumentNames } from '@/lib/portfolio/portfolio-documents';
import { paintPage, POINTS, type OpenFaces, type Painter } from './paint-page';

/** JPEGs. Pictures that are missing here are drawn as marked places. */
export type Pictures = ReadonlyMap<string, Blob>;

interface PortfolioDocumentProps {
  layout: Layout;
  names: DocumentNames;
  faces: OpenFaces;
  /** By their sources in the layout. */
  pictures: Pictures;
  /** Called when a page is painted; some are painted twice. @param index from 0 */
  onPage?: (index: number) => void;
}

/** The pages of a layout as a PDF. Everything stands where the layout says (ADR 35). */
export function PortfolioDocument({ layout, names, faces, pictures, onPage }: PortfolioDocumentProps) {
  const width = layout.width * POINTS;
  const height = layout.height * POINTS;
  // What is painted isn't cut to it. Rounded up, it would be too high for its page.
  const canvas = { width: Math.floor(width), height: Math.floor(height) };
  return (
    <Document
      {...names}
      creator="GYEOL"
      producer="GYEOL"
      pageMode="useOutlines"
      pageLayout="singlePage"
      pdfVersion="1.7"
    >
      {layout.pages.map((page, index) => {
        const boxes = page.boxes.map((box) => withPicture(box, pictures));
        return (
          <Page
            key={index}
            size={[width, height]}
            {...(page.bookmark === null ? {} : { bookmark: page.bookmark })}
          >
            {boxes.filter(isImage).map((box, at) => (
              <PlacedPicture key={at} box={box} pictures={pictures} />
            ))}
            <Canvas
              style={{ position: 'absolute', left: 0, top: 0, ...canvas }}
              paint={(painter: Painter) => {
                paintPage(painter, { ...page, boxes }, faces);
                onPage?.(index);
                return null;
              }}
            />
            {boxes.filter(isLink).map((box, at) => (
              <Link key={at} src={box.href} style={placeOf(box)} />
            ))}
          </Page>
        );
      })}
    </Document>
  );
}

function PlacedPicture({ box, pictures }: { box: ImageBox; pictures: Pictures }) {
  const source = box.source === null ? undefined : pictures.get(box.source);
  return source === undefined ? null : (
    <PdfImage src={source} style={{ ...placeOf(box), objectFit: 'contain' }} />
  );
}

/** A picture that wasn't loaded has no source. */
function withPicture(box: Box, pictures: Pictures): Box {
  if (box.kind !== 'image' || box.source === null || pictures.has(box.source)) return box;
  return { ...box, source: null };
}

const isImage = (box: Box): box is ImageBox => box.kind === 'image';
const isLink = (box: Box): box is LinkBox => box.kind === 'link';

function placeOf({ x, y, width, height }: Pick<ImageBox, 'x' | 'y' | 'width' | 'height'>) {
  return {
    position: 'absolute' as const,
    left: x * POINTS,
    top: y * POINTS,
    width: width * POINTS,
    height: height * POINTS,
  };
}
