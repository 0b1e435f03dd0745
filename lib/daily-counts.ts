import type { AiAgentName } from '@/lib/ai/ai-agents';
import type { ViewedPage } from '@/lib/contracts/page-views';

/** The tables whose rows are counted by the day, which is the count's name. */
export type DailyTable = 'accounts' | 'artworks' | 'likes';

/** The name of the daily count of a kind of page. */
export const viewCountName = (page: ViewedPage) => `views.${page}`;
/** The name of the daily count of an AI agent's refused requests. */
export const refusalCountName = (agent: AiAgentName) => `ai.${agent}`;
