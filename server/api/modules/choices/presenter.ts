import type { Choice } from '@/lib/contracts/admin/choice';
import { artistName, artworkTitle } from '@/lib/format/names';
import { ARTICLE_STATUS_LABELS } from '@/lib/options/admin';
import { ARTICLE_TYPE_LABELS } from '@/lib/options/article';
import type { ChosenArticle, ChosenArtist, ChosenArtwork } from './repository';

export const presentArtist = (row: ChosenArtist): Choice => ({
  id: String(row.id),
  name: artistName(row),
  note: row.userAccountId,
  image: row.image,
  isPublic: row.isPublic,
});

export const presentArtwork = (row: ChosenArtwork): Choice => ({
  id: row.uuid,
  name: artworkTitle(row),
  note: `${artistName(row)} (${row.userAccountId}) · ${row.year}`,
  image: row.image,
  isPublic: row.isPublic,
});

export function presentArticle({ uuid, type, number, status, title, image }: ChosenArticle): Choice {
  const isPublic = status === 'PUBLISHED';
  const kind = ARTICLE_TYPE_LABELS[type];
  const parts = [number === null ? kind : `${kind} No. ${number}`];
  if (!isPublic) parts.push(ARTICLE_STATUS_LABELS[status]);
  return { id: uuid, name: title, note: parts.join(' · '), image, isPublic };
}
