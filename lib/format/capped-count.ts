import * as listLimits from '@/lib/limits/list';
import { countText } from '@/lib/search/sections';

/** A total that is counted no further than lists are: `12`, `10,000+`. */
export const formatCappedCount = (total: number): string => countText(total, total >= listLimits.countCap);
