/** How long a slide rests, milliseconds (P-29, P-32; the main banner's is ours). */
export const mainBannerDelayMs = 5000;
export const subBannerDelayMs = 2500;
export const bottomCarouselDelayMs = 2500;
/** P-31: an artist's carousel rests this long for each of its artworks. */
export const artistCarouselDelayPerArtworkMs = 1000;
