import { ArtworkCardLabel } from '@/components/artwork/artwork-card-label';
import { ArtImage } from '@/components/ui/image/art-image';
import type { ArtistDetail } from '@/lib/contracts/artist';
import type { Artwork } from '@/lib/contracts/artwork';
import { artistName, artworkAlt } from '@/lib/format/names';

/** The work that the address names, for readers without a script: with one, the viewing room opens. */
export function NamedWork({ artist, work }: { artist: ArtistDetail; work: Artwork }) {
  const name = artistName(artist);
  return (
    <noscript>
      <figure>
        <ArtImage image={work.image} alt={artworkAlt(name, work)} sizes="100vw" eager />
        <figcaption>
          <ArtworkCardLabel work={work} artist={name} />
          <p className="pre">{work.description}</p>
        </figcaption>
      </figure>
    </noscript>
  );
}
