import type { ChoiceKind } from '@/lib/contracts/admin/choice';
import { useNamedRecords } from './use-record-search';

/** The names of artists, artworks or articles, one below the other. */
export function NamedRecords({ kind, ids }: { kind: ChoiceKind; ids: readonly (string | number)[] }) {
  const named = useNamedRecords(kind, ids.map(String));
  if (ids.length === 0) return <span className="muted">비어 있음</span>;
  return (
    <ol>
      {ids.map((id) => (
        <li key={id}>
          {named.known.get(String(id))?.name ?? (named.isLoading ? '불러오는 중' : '지워진 항목')}
        </li>
      ))}
    </ol>
  );
}
