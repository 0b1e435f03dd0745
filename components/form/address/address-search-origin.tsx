'use client';

import { createContext, use, type ReactNode } from 'react';

const Origin = createContext<string | null>(null);

/** Tells the forms of a page the origin of the address search's frame, which the host knows. */
export function AddressSearchOrigin({ origin, children }: { origin: string | null; children: ReactNode }) {
  return <Origin value={origin}>{children}</Origin>;
}

/** The origin of the address search's frame; null where it has none. */
export function useAddressSearchOrigin(): string | null {
  return use(Origin);
}
