'use client';

import type { StudioArtwork, StudioCategory } from '@/lib/contracts/studio-artwork';
import { INSIDE, OUTSIDE, WorkLists } from '@/components/studio/work-lists';
import { categoryOf } from './exposure-plan';
import type { Exposure } from './use-exposure';

interface ExposureListsProps {
  exposure: Exposure;
  artworks: ReadonlyMap<string, StudioArtwork>;
  categories: readonly StudioCategory[];
}

/** What the category doesn't hold, at the left, and what it shows, at the right in its order. */
export function ExposureLists({ exposure, artworks, categories }: ExposureListsProps) {
  const { columns, category, chosen, plan } = exposure;
  const categoryName = categories.find(({ uuid }) => uuid === category)?.name ?? '전체 작품';
  const elsewhere = (uuid: string): string | null => {
    const other = categoryOf(plan, uuid);
    return categories.find(({ uuid: each }) => each === other && each !== category)?.name ?? null;
  };
  return (
    <WorkLists
      artworks={artworks}
      columns={columns}
      names={{ [OUTSIDE]: '담지 않은 작품', [INSIDE]: categoryName }}
      empty={{ [OUTSIDE]: category === null ? CHOOSE_CATEGORY : ALL_INSIDE, [INSIDE]: NOTHING_INSIDE }}
      orderLabel="노출 순서"
      chosen={chosen}
      onChoose={exposure.choose}
      onArrange={exposure.arrange}
      onMove={exposure.moveChosen}
      onRemove={category === null ? null : exposure.remove}
      elsewhere={elsewhere}
    />
  );
}

const CHOOSE_CATEGORY = '위에서 카테고리를 고르면, 담지 않은 작품이 여기에 보여요.';
const ALL_INSIDE = '모든 작품을 담았어요.';
const NOTHING_INSIDE = '아직 담은 작품이 없어요. 담지 않은 작품에서 끌어 오거나 골라서 담아 보세요.';
