import type { Announcements } from '@dnd-kit/core';
import { objectParticle } from '@/lib/hangul/particle';
import { placeOf, type SortableColumns } from './sortable-columns';

/** What a handle tells those who listen. */
export const SORTING_HELP =
  '스페이스 키로 집고, 화살표 키로 옮긴 다음, 스페이스 키로 놓습니다. Esc 키를 누르면 처음 자리로 돌아갑니다.';

export interface SortingNames {
  nameOf: (id: string) => string;
  columnNameOf: ((column: string) => string) | undefined;
  columns: SortableColumns;
}

/** ‘달항아리’를: the item as an object. */
function objectOf(id: string, { nameOf }: SortingNames): string {
  const name = nameOf(id);
  return `‘${name}’${objectParticle(name)}`;
}

/** 푸른 점 9개 중 3번째. A column's own id is the place behind its last item. */
export function placeWords(id: string, { columns, columnNameOf }: SortingNames): string {
  const place = placeOf(columns, id) ?? { column: id, index: (columns[id]?.length ?? 1) - 1 };
  const total = columns[place.column]?.length ?? 0;
  const list = columnNameOf === undefined ? '' : `${columnNameOf(place.column)} `;
  return `${list}${total}개 중 ${place.index + 1}번째`;
}

/** What is said after a step by a button. */
export function stepWords(id: string, names: SortingNames): string {
  return `${objectOf(id, names)} ${placeWords(id, names)}에 놓았습니다.`;
}

/** What is said while an item is dragged: its name, and the place that it has or would land at. */
export function announcementsOf(names: SortingNames): Announcements {
  const object = (id: string | number) => objectOf(String(id), names);
  const words = (id: string | number) => placeWords(String(id), names);
  return {
    onDragStart: ({ active }) => `${object(active.id)} 집었습니다. ${words(active.id)}입니다.`,
    onDragOver: ({ over }) => (over === null ? '놓을 수 없는 곳입니다.' : `${words(over.id)} 자리입니다.`),
    onDragEnd: ({ active, over }) =>
      `${object(active.id)} ${over === null ? '처음 자리' : words(over.id)}에 놓았습니다.`,
    onDragCancel: ({ active }) => `${object(active.id)} 처음 자리에 놓았습니다.`,
  };
}
