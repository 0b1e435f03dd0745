import { PrivateArtistGate } from '@/components/artist/artist-visibility';
import { TextLink } from '@/components/ui/text-link';
import { EmptyState } from '@/components/ui/empty-state';
import { messages } from '@/lib/messages/messages';
import { paths } from '@/lib/paths';

/** No such artist, or none that is to be seen. */
export default function ArtistNotFound() {
  return (
    <PrivateArtistGate privatePage={<Wall title={messages.artist.private} />}>
      <Wall title="찾으시는 작가가 없어요" />
    </PrivateArtistGate>
  );
}

function Wall({ title }: { title: string }) {
  return (
    <section className="wrap sec tight">
      <h1 className="vh">{title}</h1>
      <EmptyState title={title}>
        <TextLink href={paths.artists()}>작가 둘러보기</TextLink>
      </EmptyState>
    </section>
  );
}
