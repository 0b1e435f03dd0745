import { FONT_VERSION } from './advances';
import type { Face } from './faces';

/** Where the build writes the faces. */
const FONT_FOLDER = `portfolio-fonts/${FONT_VERSION}`;

/** The address of a face's file. What it holds never changes (ADR 35). */
export const fontFile = (face: Face) => `/${FONT_FOLDER}/${face}.ttf`;
