'use client';

import { showToast } from '@/components/ui/dialog/toast-store';
import { usePageState } from '@/components/ui/list/use-page-state';
import { NONE_CHOSEN, withChosen } from '@/lib/chosen';
import * as contestLimits from '@/lib/limits/contest';
import * as contestMessages from '@/lib/messages/contest';

/**
 * The applicants that are chosen to be changed together. Those of other pages of the same list stay chosen; another
 * search or filter begins with an empty selection.
 * @param listAddress the address of the list's first page
 */
export function useChosen(listAddress: string, rows: readonly { id: string }[]) {
  const [chosen, setChosen] = usePageState(listAddress, NONE_CHOSEN);
  const choose = (ids: readonly string[], isChosen: boolean) => {
    const next = withChosen(chosen, ids, isChosen);
    if (next.size > contestLimits.changedAtOnce)
      return void showToast(contestMessages.chosenTooMany(contestLimits.changedAtOnce));
    setChosen(next);
  };
  const pageIds = rows.map(({ id }) => id);
  return {
    ids: [...chosen],
    clear: () => setChosen(NONE_CHOSEN),
    /** The choice of one applicant. */
    of: (id: string) => ({
      isChosen: chosen.has(id),
      onChoose: (isChosen: boolean) => choose([id], isChosen),
    }),
    /** The choice of all on the page. */
    ofPage: {
      isAll: pageIds.every((id) => chosen.has(id)),
      isSome: pageIds.some((id) => chosen.has(id)),
      onAll: (isChosen: boolean) => choose(pageIds, isChosen),
    },
  };
}
