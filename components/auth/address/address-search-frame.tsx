'use client';

import { useEffect, useRef } from 'react';
import { loadPostcode } from 'react-daum-postcode';
import styles from './address-search.module.css';
import { readPostcode, sendAddressMessage } from './address-message';

/** The address search, in the frame that was made for it; tells the page around what was chosen. */
export function AddressSearchFrame() {
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    const element = place.current;
    // Opened by itself it has nobody to tell.
    if (element === null || window.parent === window) return;
    let isGone = false;
    loadPostcode().then(
      (Postcode) => {
        if (isGone) return;
        new Postcode({
          width: '100%',
          height: '100%',
          oncomplete: (answer) => sendAddressMessage({ kind: 'found', address: readPostcode(answer) }),
        }).embed(element, { autoClose: false });
      },
      () => sendAddressMessage({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, []);

  return <main ref={place} aria-label="주소 검색" className={styles.place} />;
}
