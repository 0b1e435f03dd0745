import type { ArtworkOrder, StudioArtwork, StudioCategory } from '@/lib/contracts/studio-artwork';

/**
 * What the artist's page shows in which order, while it is being arranged: all artworks, and those of each category. An
 * artwork is in at most one category.
 */
export interface ExposurePlan {
  /** Uuids of all artworks. */
  all: readonly string[];
  /** Uuids of artworks by the uuid of their category. */
  categories: Readonly<Record<string, readonly string[]>>;
}

/** The plan as it is saved. @param artworks in the artist's order */
export function planOf(
  artworks: readonly StudioArtwork[],
  categories: readonly Pick<StudioCategory, 'uuid'>[],
): ExposurePlan {
  const last = Number.MAX_SAFE_INTEGER;
  const inCategory = (uuid: string) =>
    artworks
      .filter(({ categoryUuid }) => categoryUuid === uuid)
      .sort((one, other) => (one.categorySortOrder ?? last) - (other.categorySortOrder ?? last))
      .map((artwork) => artwork.uuid);
  return {
    all: artworks.map(({ uuid }) => uuid),
    categories: Object.fromEntries(categories.map(({ uuid }) => [uuid, inCategory(uuid)])),
  };
}

/** The plan as the bulk call takes it. Places are counted from 0. @param seen the artworks with their loaded places */
export function orderOf({ all, categories }: ExposurePlan, seen?: readonly StudioArtwork[]): ArtworkOrder {
  const known = new Map(seen?.map((artwork) => [artwork.uuid, placeOf(artwork)]));
  const places = new Map<string, { categoryUuid: string; categorySortOrder: number }>();
  for (const [categoryUuid, uuids] of Object.entries(categories))
    uuids.forEach((uuid, categorySortOrder) => places.set(uuid, { categoryUuid, categorySortOrder }));
  return all.map((artWorkUuid, sortOrder) => ({
    artWorkUuid,
    sortOrder,
    ...(places.get(artWorkUuid) ?? { categoryUuid: null, categorySortOrder: null }),
    ...(known.has(artWorkUuid) && { seen: known.get(artWorkUuid) }),
  }));
}

const placeOf = ({ sortOrder, categoryUuid, categorySortOrder }: StudioArtwork) => ({
  sortOrder,
  categoryUuid,
  categorySortOrder,
});

export function isSamePlan(one: ExposurePlan, other: ExposurePlan): boolean {
  return JSON.stringify(orderOf(one)) === JSON.stringify(orderOf(other));
}

/** The artworks that a category doesn't hold, in the order of all. */
export function outsideOf({ all, categories }: ExposurePlan, category: string): string[] {
  const inside = new Set(categories[category]);
  return all.filter((uuid) => !inside.has(uuid));
}

/** The category of an artwork; null for none. */
export function categoryOf({ categories }: ExposurePlan, uuid: string): string | null {
  return Object.entries(categories).find(([, uuids]) => uuids.includes(uuid))?.[0] ?? null;
}

/** The plan in which a category holds exactly these artworks. They leave the categories that they were in. */
export function withCategory(plan: ExposurePlan, category: string, uuids: readonly string[]): ExposurePlan {
  const moved = new Set(uuids);
  const others = Object.entries(plan.categories).map(([other, held]) => [
    other,
    held.filter((uuid) => !moved.has(uuid)),
  ]);
  return { ...plan, categories: { ...Object.fromEntries(others), [category]: uuids } };
}

/** The plan with these artworks at the end of a category. */
export function insertInto(plan: ExposurePlan, category: string, uuids: readonly string[]): ExposurePlan {
  return withCategory(plan, category, [...(plan.categories[category] ?? []), ...uuids]);
}

/** The plan with these artworks in no category. */
export function removeFrom(plan: ExposurePlan, category: string, uuids: ReadonlySet<string>): ExposurePlan {
  return withCategory(
    plan,
    category,
    (plan.categories[category] ?? []).filter((uuid) => !uuids.has(uuid)),
  );
}

/** The plan of other categories than before: a removed one lets its artworks go, a new one is empty. */
export function withCategories(
  plan: ExposurePlan,
  categories: readonly Pick<StudioCategory, 'uuid'>[],
): ExposurePlan {
  return {
    ...plan,
    categories: Object.fromEntries(categories.map(({ uuid }) => [uuid, plan.categories[uuid] ?? []])),
  };
}

/**
 * The plan after artworks and categories changed elsewhere: what still exists keeps its place, new artworks come
 * first in their order and in the category that they were given.
 */
export function catchUp(plan: ExposurePlan, latest: ExposurePlan): ExposurePlan {
  const known = new Set(plan.all);
  const existing = new Set(latest.all);
  const categories = Object.entries(latest.categories).map(([category, uuids]) => [
    category,
    [
      ...(plan.categories[category] ?? []).filter((uuid) => existing.has(uuid)),
      ...uuids.filter((uuid) => !known.has(uuid)),
    ],
  ]);
  return {
    all: [...latest.all.filter((uuid) => !known.has(uuid)), ...plan.all.filter((uuid) => existing.has(uuid))],
    categories: Object.fromEntries(categories) as ExposurePlan['categories'],
  };
}
