import { useEffect, useRef, useState, type RefObject } from 'react';
import { readAddressMessage, type FoundAddress } from './address-message';

/** The frame counts as failed after so many milliseconds without a message. */
const PATIENCE_MS = 10_000;

type AddressSearchState = 'loading' | 'ready' | 'failed';

interface AddressSearch {
  state: AddressSearchState;
  /** Changes with each try, so that each try gets a new frame. */
  attempt: number;
  frame: RefObject<HTMLIFrameElement | null>;
  retry: () => void;
}

/**
 * Listens to the frame of the address search.
 * @param origin the frame's origin, null where it has none
 * @param onFound is called with an address that was checked
 */
export function useAddressSearch(
  origin: string | null,
  onFound: (address: FoundAddress) => void,
): AddressSearch {
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AddressSearchState>('loading');

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readAddressMessage(event, { frame: frame.current?.contentWindow ?? null, origin });
      if (message === null) return;
      if (message.kind === 'found') onFound(message.address);
      else setState(message.kind);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [origin, onFound]);

  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('failed'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state, attempt]);

  const retry = () => {
    setAttempt((last) => last + 1);
    setState('loading');
  };
  return { state, attempt, frame, retry };
}
