'use client';

import { useState } from 'react';
import { useConflict } from '@/components/form/conflict/use-conflict';
import { reportFailure } from '@/components/shell/report-failure';
import { askConfirm, showAlert } from '@/components/ui/dialog/alert-store';
import { useUnsavedGuard } from '@/components/ui/dialog/use-unsaved-guard';
import { ApiFailure } from '@/lib/browser/api-failure';
import { callApi } from '@/lib/browser/call-api';
import { NONE_CHOSEN, withChosen } from '@/lib/chosen';
import type { StudioCollection } from '@/components/studio/use-studio-collection';
import { INSIDE, OUTSIDE, type ListSide } from '@/components/studio/work-lists';
import type { StudioCategory } from '@/lib/contracts/studio-artwork';
import * as orderMessages from '@/lib/messages/order';
import * as studioMessages from '@/lib/messages/studio';
import { exposureParts } from './exposure-parts';
import {
  catchUp,
  insertInto,
  isSamePlan,
  orderOf,
  outsideOf,
  planOf,
  removeFrom,
  withCategories,
  withCategory,
  type ExposurePlan,
} from './exposure-plan';

export interface ExposureSetting {
  collection: StudioCollection;
  /** Loads the collection again, also for the page behind the dialog. */
  reload: () => Promise<StudioCollection>;
  onClose: () => void;
}

/** The arrangement of an artist's page, which is saved as a whole. */
export function useExposure({ collection, reload, onClose }: ExposureSetting) {
  const { artworks, categories } = collection;
  const [saved, setSaved] = useState<ExposurePlan>(() => planOf(artworks, categories));
  const [plan, setPlan] = useState(saved);
  /** The artworks and categories as they were last loaded. A save sends their order as `seen`. */
  const [seen, setSeen] = useState(collection);
  /** The category that is being arranged; null for all artworks. */
  const [category, setCategory] = useState<string | null>(null);
  const [chosen, setChosen] = useState(NONE_CHOSEN);
  const [isSaving, setSaving] = useState(false);
  const hasChanges = !isSamePlan(plan, saved);

  /** Artworks that the chosen category doesn't hold, and those that it shows. */
  const columns: Readonly<Record<ListSide, readonly string[]>> =
    category === null
      ? { [OUTSIDE]: [], [INSIDE]: plan.all }
      : { [OUTSIDE]: outsideOf(plan, category), [INSIDE]: plan.categories[category] ?? [] };

  const arrange = (inside: readonly string[]) =>
    setPlan(category === null ? { ...plan, all: inside } : withCategory(plan, category, inside));

  const choose = (uuids: readonly string[], isChosen: boolean) =>
    setChosen(withChosen(chosen, uuids, isChosen));

  /** Moves the chosen artworks of one list into the other. */
  const moveChosen = (from: ListSide) => {
    if (category === null) return void showAlert(studioMessages.categoryFirst);
    const uuids = columns[from].filter((uuid) => chosen.has(uuid));
    if (uuids.length === 0) return void showAlert(studioMessages.artworkFirst);
    setPlan(
      from === OUTSIDE ? insertInto(plan, category, uuids) : removeFrom(plan, category, new Set(uuids)),
    );
    setChosen(NONE_CHOSEN);
  };

  const remove = (uuid: string) => {
    if (category !== null) setPlan(removeFrom(plan, category, new Set([uuid])));
  };

  const conflict = useConflict<ExposurePlan>(
    {
      read: () => plan,
      put: setPlan,
      begin: (latest, merged) => {
        setSaved(latest);
        setPlan(merged);
      },
    },
    exposureParts(seen),
  );
  const isUnsaved = hasChanges || conflict.isWaiting;
  useUnsavedGuard(isUnsaved);

  /** Follows what was added, removed or put into another order while the dialog is open, and shows both orders. */
  const follow = async (arranged: ExposurePlan): Promise<void> => {
    const loaded = await reload();
    const latest = planOf(loaded.artworks, loaded.categories);
    setSeen(loaded);
    conflict.begin({ base: catchUp(saved, latest), latest, typed: catchUp(arranged, latest) });
    setChosen(NONE_CHOSEN);
  };

  const changeCategories = (next: readonly StudioCategory[], current: string | null) => {
    setSaved(withCategories(saved, next));
    setSeen(withoutGone(seen, next));
    setPlan(withCategories(plan, next));
    setCategory(current);
    setChosen(NONE_CHOSEN);
  };

  const save = async () => {
    if (isSaving) return;
    if (!hasChanges) return onClose();
    setSaving(true);
    try {
      await callApi('put', '/v1/artists/me/artworks/category-and-order-bulk', {
        body: orderOf(plan, seen.artworks),
      });
      setSaved(plan);
      // A failing reload leaves the page behind as it was; the order is saved all the same.
      await reload().catch(() => undefined);
      await showAlert(studioMessages.orderSaved);
      onClose();
    } catch (failure) {
      await reportFailure(failure);
      if (failure instanceof ApiFailure && failure.code === 'ARTWORKS_CHANGED')
        await follow(plan).catch(reportFailure);
    } finally {
      setSaving(false);
    }
  };

  const close = async () => {
    if (isSaving) return;
    const isAbandoned = !isUnsaved || (await askConfirm(orderMessages.abandon, orderMessages.abandonAnswers));
    if (isAbandoned) onClose();
  };

  return {
    plan,
    conflict,
    columns,
    category,
    chosen,
    isSaving,
    arrange,
    choose,
    moveChosen,
    remove,
    selectCategory: (next: string | null) => {
      setCategory(next);
      setChosen(NONE_CHOSEN);
    },
    changeCategories,
    save,
    close,
  };
}
export type Exposure = ReturnType<typeof useExposure>;

/** Updates what was seen after categories changed here: artworks of a removed category have none. */
function withoutGone(
  { artworks }: StudioCollection,
  categories: readonly StudioCategory[],
): StudioCollection {
  const there = new Set(categories.map(({ uuid }) => uuid));
  return {
    categories,
    artworks: artworks.map((artwork) =>
      artwork.categoryUuid === null || there.has(artwork.categoryUuid)
        ? artwork
        : { ...artwork, categoryUuid: null, categorySortOrder: null },
    ),
  };
}
