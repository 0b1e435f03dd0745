'use client';

import { usePathname } from 'next/navigation';
import { useLazyElement } from '@/components/ui/use-lazy-element';

interface AnalyticsHostProps {
  tagId: string;
  asksConsent: boolean;
}

const load = async () => (await import('./analytics')).Analytics;
/** Ignores a failed load of the analytics code: then nothing is measured. */
const giveUp = () => undefined;

/** Measures what visitors use, where the site has Google's tag. Its code comes after the page. */
export function AnalyticsHost(props: AnalyticsHostProps) {
  const pathname = usePathname();
  return useLazyElement(true, load, giveUp)({ ...props, pathname });
}
