import type { Metadata } from 'next';
import { AddressSearchFrame } from '@/components/auth/address/address-search-frame';

export const metadata: Metadata = { title: '주소 검색', robots: { index: false, follow: false } };

/** Only for a frame: the search's script may do here what it may not do beside a form. */
export default function AddressSearchPage() {
  return <AddressSearchFrame />;
}
