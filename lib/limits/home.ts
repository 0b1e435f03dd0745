/** How long a slide rests, milliseconds. */
export const mainBannerDelayMs = 5000;
export const subBannerDelayMs = 2500;
export const bottomCarouselDelayMs = 2500;
/** An artist's carousel rests this long for each of its artworks. */
export const artistCarouselDelayPerArtworkMs = 1000;
