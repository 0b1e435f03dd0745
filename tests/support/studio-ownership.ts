import type { LooseParts } from '@/lib/api/url';
import * as studioMessages from '@/lib/messages/studio';
import type { artists } from '@/server/db/schema/artist';
import type { Account, Sent } from './api';
import { A4_SETTING, portfolioContent, portfolioWork } from './portfolio-content';
import { artworkTexts, studioForm } from './studio';

/** An artist's records, and another artist who knows how they are named. */
interface StudioPeople {
  artist: typeof artists.$inferSelect;
  artwork: { uuid: string };
  category: { uuid: string };
  artworkDraft: { uuid: string; fileName: string };
  portfolio: { uuid: string };
  /** It is over. */
  portfolioLink: { uuid: string; token: string };
  rival: { as: Account; artwork: { uuid: string } };
}

interface StudioCase {
  sent: Sent & LooseParts;
  answer: [status: number, code: string] | { data: unknown };
}

const NOT_FOUND: StudioCase['answer'] = [404, 'NOT_FOUND'];
const REFUSED = (uuid: string) => [
  { uuid, errors: [{ field: 'uuid', message: studioMessages.importNoArtwork }] },
];

/** A link shows nothing when it is over. */
const overLink = ({ portfolioLink: { token }, rival }: StudioPeople): StudioCase => ({
  sent: { as: rival.as, params: { token } },
  answer: NOT_FOUND,
});

/** The rows of the table of ownership for the studio: calls that name an artist's records, by another artist. */
export const STUDIO_CASES: Record<string, (of: StudioPeople) => StudioCase | StudioCase[]> = {
  'GET /v1/artists/me/public-presigned-urls': ({ artist, rival }) => ({
    sent: { as: rival.as, query: { 'imageUrls[]': [`/media/${artist.imageId}/320.webp`] } },
    answer: NOT_FOUND,
  }),
  'PUT /v1/artists/me/artworks/{uuid}': ({ artwork, rival }) => ({
    sent: { as: rival.as, params: artwork, body: studioForm({ ...artworkTexts(), version: 0 }) },
    answer: NOT_FOUND,
  }),
  'DELETE /v1/artists/me/artworks/{uuid}': ({ artwork, rival }) => ({
    sent: { as: rival.as, params: artwork },
    answer: NOT_FOUND,
  }),
  'GET /v1/artists/me/artworks/file-urls': ({ artwork, rival }) => ({
    sent: { as: rival.as, query: { 'artworkUuids[]': [rival.artwork.uuid, artwork.uuid] } },
    answer: NOT_FOUND,
  }),
  'GET /v1/artists/me/artworks/private-presigned-urls-with-artworkUuids': ({ artwork, rival }) => ({
    sent: { as: rival.as, query: { 'artworkUuids[]': [artwork.uuid] } },
    answer: NOT_FOUND,
  }),
  'PUT /v1/artists/me/artworks/category-and-order-bulk': ({ artwork, category, rival }) => {
    const place = { sortOrder: 5, categoryUuid: null, categorySortOrder: null };
    const own = { ...place, artWorkUuid: rival.artwork.uuid };
    const bodies = [
      [own, { ...place, artWorkUuid: artwork.uuid }],
      [{ ...own, categoryUuid: category.uuid, categorySortOrder: 0 }],
    ];
    return bodies.map((body) => ({ sent: { as: rival.as, body }, answer: [400, 'BAD_REQUEST'] }));
  },
  'PUT /v1/artists/me/artworks/categories/{uuid}': ({ category, rival }) => ({
    sent: { as: rival.as, params: category, body: { name: '바뀐 이름', isHidden: true } },
    answer: NOT_FOUND,
  }),
  'DELETE /v1/artists/me/artworks/categories/{uuid}': ({ category, rival }) => ({
    sent: { as: rival.as, params: category },
    answer: NOT_FOUND,
  }),
  'POST /v1/artists/me/artworks/import': ({ artwork, artworkDraft, rival }) => {
    const refused = (names: object, field: string, message: string): StudioCase => ({
      sent: { as: rival.as, body: { rows: [{ line: 2, ...names, title: '바뀜' }] } },
      answer: { data: { updated: 0, drafted: 0, refused: [{ line: 2, field, message }] } },
    });
    return [
      refused({ uuid: artwork.uuid, fileName: null }, 'uuid', studioMessages.importNoArtwork),
      refused({ uuid: artworkDraft.uuid, fileName: null }, 'uuid', studioMessages.importNoArtwork),
      refused(
        { uuid: null, fileName: artworkDraft.fileName },
        'fileName',
        studioMessages.importNoDraft(artworkDraft.fileName),
      ),
    ];
  },
  'PUT /v1/artists/me/artwork-drafts': ({ artworkDraft, rival }) => ({
    sent: { as: rival.as, body: { uuids: [artworkDraft.uuid], fields: { title: '바뀜' } } },
    answer: NOT_FOUND,
  }),
  'PUT /v1/artists/me/artwork-drafts/{uuid}': ({ artworkDraft, rival }) => ({
    sent: {
      as: rival.as,
      params: { uuid: artworkDraft.uuid },
      body: { version: 0, fields: { title: '바뀜' } },
    },
    answer: NOT_FOUND,
  }),
  'DELETE /v1/artists/me/artwork-drafts/{uuid}': ({ artworkDraft, rival }) => ({
    sent: { as: rival.as, params: { uuid: artworkDraft.uuid } },
    answer: NOT_FOUND,
  }),
  'POST /v1/artists/me/artwork-drafts/publish': ({ artworkDraft, rival }) => ({
    sent: { as: rival.as, body: { uuids: [artworkDraft.uuid] } },
    answer: { data: { published: [], refused: REFUSED(artworkDraft.uuid) } },
  }),
  'POST /v1/artists/me/portfolio': ({ artist, artwork, rival }) => {
    const cover = (id: string) => {
      const picture = { imageUrl: `/media/${id}/320.webp`, width: null, height: null };
      const works = { artistArtWorks: [portfolioWork(1, { uuid: artwork.uuid, page: 0 })] };
      return { ...portfolioContent(works), cover: { kind: 'image', picture } };
    };
    const body = { ...cover(artist.imageId), pdfSettingConfig: A4_SETTING, version: 0, isTemporary: true };
    return { sent: { as: rival.as, body: studioForm(body) }, answer: [422, 'UNPROCESSABLE'] };
  },
  'POST /v1/artists/me/portfolio/{id}/pdf/render': ({ portfolio, rival }) => ({
    sent: { as: rival.as, params: { id: portfolio.uuid }, body: { version: 1 } },
    answer: NOT_FOUND,
  }),
  'POST /v1/artists/me/portfolio/{id}/restore': ({ portfolio, rival }) => ({
    sent: { as: rival.as, params: { id: portfolio.uuid } },
    answer: NOT_FOUND,
  }),
  'GET /v1/artists/me/portfolio/{id}/file-url': ({ portfolio, rival }) => ({
    sent: { as: rival.as, params: { id: portfolio.uuid } },
    answer: NOT_FOUND,
  }),
  'DELETE /v1/artists/me/portfolio/links/{id}': ({ portfolioLink, rival }) => ({
    sent: { as: rival.as, params: { id: portfolioLink.uuid } },
    answer: NOT_FOUND,
  }),
  'GET /v1/portfolio-links/{token}': overLink,
  'GET /v1/portfolio-links/{token}/file-url': overLink,
  'POST /v1/portfolio-links/{token}/views': overLink,
  'PUT /v1/artists/me/portfolio/{id}/pdf/saved': ({ portfolio, rival }) => ({
    sent: { as: rival.as, params: { id: portfolio.uuid }, body: { url: 'https://gyeol.example/a.pdf' } },
    answer: NOT_FOUND,
  }),
};
