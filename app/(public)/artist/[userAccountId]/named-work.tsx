import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import type { ArtistDetail } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import { artistName, artworkAlt } from '@/lib/format/names';
import { imageVariantUrl } from '@/lib/media/image-variants';

/** The work that the address names, for readers without a script: with one, the viewing room opens. */
export function NamedWork({ artist, work }: { artist: ArtistDetail; work: Artwork }) {
  const name = artistName(artist);
  return (
    <noscript>
      <figure>
        <img
          src={imageVariantUrl(work.image, 1280)}
          width={work.image.width}
          height={work.image.height}
          alt={artworkAlt(name, work)}
        />
        <figcaption>
          <ArtworkCardLabel work={work} artist={name} />
          <p>{work.description}</p>
        </figcaption>
      </figure>
    </noscript>
  );
}
