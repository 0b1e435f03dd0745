import { listOpenForms } from '@/lib/browser/kept-typing';

const PREFIX = 'artwork-';
const NEW = 'new';

/** The name by which a tab keeps what was typed for an artwork; null for a new one. */
export function keptFormOf(uuid: string | null): string {
  return PREFIX + (uuid ?? NEW);
}

/** The artworks, or null for a new one, whose forms were open when the document was left: by a reload, or because the session had ended. */
export function listKeptArtworks(accountId: string): (string | null)[] {
  return listOpenForms(PREFIX, accountId).map((form) => {
    const uuid = form.slice(PREFIX.length);
    return uuid === NEW ? null : uuid;
  });
}
