/** The part of subset-font 2.9 that the site uses; @types/subset-font doesn't know `keepFeatures`. */
declare module 'subset-font' {
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes?: Readonly<Record<string, { min: number; max: number }>> | undefined;
    },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
