import type { Gauge, Metrics } from '@/server/telemetry/metrics';
import type { PageCache } from './page-cache';
import type { RenderLimit } from './render-limit';

/** The figures of the site's pages. @param pages null in development, where pages are never stored */
export function addHostFigures(
  metrics: Metrics,
  { pages, renders }: { pages: PageCache | null; renders: RenderLimit },
): void {
  const gauges: Gauge[] = [
    {
      name: 'page_cache_answers_total',
      help: 'Pages that the cache answered: hit, miss, stale',
      labels: ['state'],
      isCounter: true,
      read: () =>
        Object.entries(pages?.answers ?? {}).map(([state, value]) => ({
          labels: { state: state.toLowerCase() },
          value,
        })),
    },
    {
      name: 'page_cache_pages',
      help: 'Stored pages',
      read: () => [{ value: pages?.statistics().pages ?? 0 }],
    },
    {
      name: 'page_cache_bytes',
      help: 'Memory of stored pages',
      read: () => [{ value: pages?.statistics().bytes ?? 0 }],
    },
    {
      name: 'renders',
      help: 'Renders of Next under way, and those that wait for their turn',
      labels: ['state'],
      read: () => {
        const { active, waiting } = renders.statistics();
        return [
          { labels: { state: 'active' }, value: active },
          { labels: { state: 'waiting' }, value: waiting },
        ];
      },
    },
  ];
  for (const gauge of gauges) metrics.gauge(gauge);
}
