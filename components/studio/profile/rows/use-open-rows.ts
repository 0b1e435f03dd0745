import { useState } from 'react';
import type { PlacedRow } from './row-changes';

/**
 * Which rows of a group are open for typing. After a save that was refused, the first row that fails is open too.
 * @param failures counts the refused saves
 */
export function useOpenRows(
  places: readonly PlacedRow[],
  failures: number,
  isFailing: (place: PlacedRow) => boolean,
) {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  /** The place of a row that was just added and has no id yet. */
  const [coming, setComing] = useState<number | null>(null);
  const [seenFailures, setSeenFailures] = useState(failures);

  // While rendering, so that the row is open before the focus goes to what fails in it.
  const arrived = coming === null ? undefined : places.find(({ index }) => index === coming);
  if (arrived !== undefined) {
    setComing(null);
    setOpenIds(new Set([...openIds, arrived.id]));
  }
  if (failures !== seenFailures) {
    setSeenFailures(failures);
    const failing = places.find(isFailing);
    if (failing !== undefined) setOpenIds(new Set([...openIds, failing.id]));
  }

  return {
    has: (id: string) => openIds.has(id),
    open: (id: string) => setOpenIds(new Set([...openIds, id])),
    close: (id: string) => setOpenIds(new Set([...openIds].filter((other) => other !== id))),
    /** Opens the row that is being added at a place; nothing for null. */
    willOpen: setComing,
  };
}
