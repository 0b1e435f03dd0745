import { ShareButtons } from '@/components/artwork/share-buttons';
import { LikeButton } from '@/components/like/like-button';
import { ArtImage } from '@/components/ui/image/art-image';
import { Printed } from '@/components/ui/printed';
import type { ArtistDetail } from '@/lib/contracts/artist';
import { artistName } from '@/lib/format/names';
import * as artistPaths from '@/lib/paths/artist';
import { ArtistBadge } from './artist-badge';
import { ArtistHead } from './artist-head';

const PORTRAIT_SIZES = '(max-width: 768px) 260px, (max-width: 1050px) 30vw, (max-width: 1440px) 22vw, 310px';

/** The head of the artist's page: portrait, names, introduction, areas, film, interviews, like and share. */
export function ArtistHeader({ artist }: { artist: ArtistDetail }) {
  const name = artistName(artist);
  return (
    <ArtistHead
      artist={artist}
      renderPortrait={(className) => (
        <Printed as="div" className={className}>
          <ArtImage
            image={artist.image}
            alt={`${name} 작가 사진`}
            sizes={PORTRAIT_SIZES}
            fit="cover"
            priority
            maxWidth={960}
          />
          <ArtistBadge badge={artist.badge} />
        </Printed>
      )}
      actions={
        <>
          <LikeButton
            type={artist.likeType}
            uuid={artist.uuid}
            name={name}
            variant="labelled"
            count={artist.followerCount}
          />
          <ShareButtons title={name} path={artistPaths.page(artist.userAccountId)} />
        </>
      }
    />
  );
}
