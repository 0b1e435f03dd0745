import { callApi } from '@/lib/browser/call-api';

/** Counts one view of an artwork (P-94). A failure stays silent: visitors needn't know of the count. */
export function countView(work: { uuid: string; artist: { id: number } }): void {
  const params = { artistId: work.artist.id, artworkUuid: work.uuid };
  callApi('post', '/v1/artist/{artistId}/artworks/{artworkUuid}/view', { params, keepalive: true }).catch(
    () => undefined,
  );
}
