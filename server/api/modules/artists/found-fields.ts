import { educationText, experienceText } from '@/lib/format/career-text';
import { GENRE_LABELS } from '@/lib/genres';
import type { FoundField } from '@/server/api/modules/understanding/service';
import type { ArtistTextsRow } from './repository';

/** The searched fields of an artist beside the names, in the order in which a list names them. */
export function artistFields(row: ArtistTextsRow): FoundField[] {
  const all = <Item>(field: FoundField['field'], items: readonly Item[], textOf: (item: Item) => string) =>
    items.map((item) => ({ field, text: textOf(item) }));
  return [
    { field: 'introduction', text: row.introduction },
    ...all('genre', row.activityGenreTypes, (genre) => GENRE_LABELS[genre]),
    { field: 'genre', text: row.activityGenreEtc },
    { field: 'area', text: row.domesticArea },
    { field: 'area', text: row.overseasArea },
    ...all('award', row.awards, ({ title }) => title),
    ...all('experience', row.experiences, experienceText),
    ...all('education', row.educations, educationText),
    ...all('collection', row.collections, ({ name }) => name),
    ...all('interview', row.interviews, ({ interviewTitle }) => interviewTitle),
    { field: 'artistNote', text: row.artistNote },
  ];
}
