import type { FormPart } from '@/components/form/conflict/form-parts';
import { artworkName } from '@/components/studio/artwork-name';
import type { StudioCollection } from '@/components/studio/use-studio-collection';
import { withCategory, type ExposurePlan } from './exposure-plan';

/** What is compared of an arrangement that was saved elsewhere: the order of all artworks, and each category. */
export function exposureParts({ artworks, categories }: StudioCollection): FormPart<ExposurePlan>[] {
  const names = new Map(artworks.map((artwork) => [artwork.uuid, artworkName(artwork)]));
  const lines = (uuids: readonly string[] = []) =>
    uuids.map((uuid, index) => `${index + 1}. ${names.get(uuid) ?? '삭제된 작품'}`).join('\n');
  return [
    {
      label: '전체 순서',
      valueOf: ({ all }) => all,
      copy: (plan, { all }) => ({ ...plan, all }),
      describe: ({ all }) => lines(all),
    },
    ...categories.map(({ uuid, name }): FormPart<ExposurePlan> => ({
      label: `카테고리 ‘${name}’`,
      valueOf: (plan) => plan.categories[uuid] ?? [],
      copy: (plan, from) => withCategory(plan, uuid, from.categories[uuid] ?? []),
      describe: (plan) => lines(plan.categories[uuid]),
    })),
  ];
}
