import * as artworkPageLimits from '@/lib/limits/artwork-page';
import { mostAlike, type ComparedWork } from './likeness';
import { materialsOf } from './materials-of';
import type { WallIndexRepository } from './wall-index-repository';
import type { WallSource } from './wall-source';

/** The number of works that one is compared with. */
const CANDIDATES = 300;

type ComparedRow = Awaited<ReturnType<WallIndexRepository['listCompared']>>[number];

export type SimilarWorks = ReturnType<typeof createSimilarWorks>;

/** Finds the works that are like one (P-203). */
export function createSimilarWorks(source: WallSource, repository: WallIndexRepository) {
  return {
    /** Their ids, the likest first; none for a work that visitors don't see. */
    async find(id: number): Promise<number[]> {
      const index = await source.get();
      const candidates = index.candidates(id, CANDIDATES);
      const rows = (await repository.listCompared([id, ...candidates])).map(comparedOf);
      const own = rows.find((row) => row.id === id);
      const others = rows.filter((row) => row !== own);
      return own === undefined ? [] : mostAlike(own, others, artworkPageLimits.similarMax);
    },
  };
}

function comparedOf({ widthCm, heightCm, material, palette, ...row }: ComparedRow): ComparedWork {
  return {
    ...row,
    materials: materialsOf(material),
    area: widthCm === null || heightCm === null ? null : widthCm * heightCm,
    palette: palette ?? [],
  };
}
