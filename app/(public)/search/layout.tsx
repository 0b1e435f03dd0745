import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/shell/query-provider';

export default function SearchLayout({ children }: { children: ReactNode }) {
  return <QueryProvider>{children}</QueryProvider>;
}
