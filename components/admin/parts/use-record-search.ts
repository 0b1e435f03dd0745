import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/lib/browser/call-api';
import { useSettled } from '@/components/ui/use-settled';
import type { Choice, ChoiceKind } from '@/lib/contracts/admin/choice';
import type { ArticleType } from '@/lib/contracts/article';
import * as adminLimits from '@/lib/limits/admin';

/** What may be chosen. */
export interface Choosable {
  kind: ChoiceKind;
  /** Articles of this type alone. */
  type?: ArticleType;
  /** What visitors see alone. */
  isPublic?: boolean;
}

/** Debounced search for the records that the typed text may mean. The last matches stay until the next arrive. */
export function useRecordSearch({ kind, type, isPublic = false }: Choosable, text: string) {
  const typed = text.trim();
  const q = useSettled(typed, adminLimits.chooserRestMs);
  const { data, isFetching, error } = useQuery({
    queryKey: ['choices', kind, { type, isPublic, q }],
    queryFn: ({ signal }) =>
      callApi('get', '/v1/admin/choices', {
        query: { kind, q, isPublic, ...(type && { type }) },
        signal,
      }),
    enabled: q !== '' && typed !== '',
    placeholderData: keepPreviousData,
  });
  const found: readonly Choice[] = typed === '' ? [] : (data?.content ?? []);
  return { found, error, isSearching: typed !== q || isFetching };
}

/** The names and pictures of chosen records. Those that were picked here are known already. */
export function useNamedRecords(kind: ChoiceKind, ids: readonly string[]) {
  const [picked, setPicked] = useState<ReadonlyMap<string, Choice>>(new Map());
  const unknown = ids.filter((id) => !picked.has(id)).toSorted();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['choices', kind, { ids: unknown }],
    queryFn: ({ signal }) =>
      callApi('get', '/v1/admin/choices/named', { query: { kind, ids: unknown.join(',') }, signal }),
    enabled: unknown.length > 0,
    placeholderData: keepPreviousData,
  });
  const known = new Map([...(data?.content ?? []).map((choice) => [choice.id, choice] as const), ...picked]);
  return {
    known,
    error,
    isLoading: isFetching,
    retry: () => void refetch(),
    keep: (choice: Choice) => setPicked(new Map([...picked, [choice.id, choice]])),
  };
}
