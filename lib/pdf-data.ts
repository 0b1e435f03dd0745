/**
 * The folder, named after the version of the library, with what it needs for PDFs that don't carry all of their fonts:
 * tables of characters, typefaces that every reader has, and a decoder. The host serves it from the package.
 */
export const PDF_DATA = '/pdf-data/5.4.394';
