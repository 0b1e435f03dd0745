import type { Banner, BannerPlacement } from '@/lib/contracts/banner';
import { presentBanner } from './presenter';
import type { BannerRepository } from './repository';

export type BannerService = ReturnType<typeof createBannerService>;

export function createBannerService(repository: BannerRepository) {
  return {
    /** The active banners of each placement asked for, in the operator's order; one query. */
    async listByPlacement<Placement extends BannerPlacement>(
      ...placements: Placement[]
    ): Promise<Record<Placement, Banner[]>> {
      const rows = await repository.listActive(placements);
      const grouped = placements.map((placement) => [
        placement,
        rows.filter((row) => row.placement === placement).map(presentBanner),
      ]);
      return Object.fromEntries(grouped) as Record<Placement, Banner[]>;
    },
  };
}
