import type { Face } from './faces';

/**
 * What a page is made of. Lengths are millimetres from the page's upper left corner. The preview and the PDF draw the
 * boxes as they are, and decide nothing.
 */
export type ColorRole = 'ink' | 'soft' | 'faint';

/** A piece of a line that one face draws. */
export interface TextRun {
  face: Face;
  text: string;
  width: number;
}

/** One line of text, without kerning and ligatures. `y` is its baseline. */
export interface TextBox {
  kind: 'text';
  x: number;
  y: number;
  width: number;
  size: number;
  /** Added behind every character. */
  tracking: number;
  color: ColorRole;
  runs: readonly TextRun[];
  role: TextRole;
  /** What the line tells of: the uuid of an artwork, or the key of a profile's row. */
  of: string | null;
}

export type TextRole =
  | 'name'
  | 'introduction'
  | 'contact'
  | 'heading'
  | 'year'
  | 'row'
  | 'note'
  | 'title'
  | 'caption'
  | 'description'
  | 'running'
  | 'label';

/** A picture, drawn whole and in the middle of its box, which has its proportions where they are known. */
export interface ImageBox {
  kind: 'image';
  x: number;
  y: number;
  width: number;
  height: number;
  /** Null where there is no picture: the box is drawn as a marked place. */
  source: string | null;
  alt: string;
  of: string | null;
}

/** A horizontal line. `y` is its middle. */
export interface RuleBox {
  kind: 'rule';
  x: number;
  y: number;
  width: number;
  thickness: number;
  color: ColorRole;
}

/** A person of 165 cm, who shows how large a work is. */
export interface PersonBox {
  kind: 'person';
  x: number;
  y: number;
  width: number;
  height: number;
  color: ColorRole;
}

/** A place of a page that leads to an address. It lies over the text that names it. */
export interface LinkBox {
  kind: 'link';
  x: number;
  y: number;
  width: number;
  height: number;
  href: string;
}

export type Box = TextBox | ImageBox | RuleBox | PersonBox | LinkBox;

export type PageKind = 'cover' | 'profile' | 'note' | 'artworks' | 'career' | 'list' | 'minutes';

export interface Page {
  kind: PageKind;
  /** What a bookmark calls the page; null where the page goes on with the one before. */
  bookmark: string | null;
  boxes: readonly Box[];
}

/** The notices of a layout for the artist. */
export type Notice =
  /** The note is longer than its page: what stands behind `keptLength` characters of it isn't shown. */
  | { kind: 'noteCut'; keptLength: number }
  /** A caption is longer than its place, and ends in an ellipsis. */
  | { kind: 'captionCut'; artwork: string }
  /** An artwork whose picture is missing, or has no known size. */
  | { kind: 'imageMissing'; artwork: string }
  /** Characters that no face draws. They are left out. */
  | { kind: 'notDrawn'; characters: readonly string[]; of: string | null };

export interface Layout {
  width: number;
  height: number;
  pages: readonly Page[];
  notices: readonly Notice[];
}
