import type { ReactNode } from 'react';
import { AddressSearchOrigin } from '@/components/form/address/address-search-origin';
import { addressSearchOrigin } from '@/server/bff/host-bridge';

/** The forms below ask for an address. */
export default function InfoLayout({ children }: { children: ReactNode }) {
  return <AddressSearchOrigin origin={addressSearchOrigin()}>{children}</AddressSearchOrigin>;
}
