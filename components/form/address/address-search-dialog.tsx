'use client';

import { Dialog } from '@/components/ui/dialog/dialog';
import { ErrorState } from '@/components/ui/state/error-state';
import { OpenOutside } from '@/components/ui/action/open-outside';
import { TextButton } from '@/components/ui/action/text-link';
import { addressSearchSandbox } from '@/lib/address-search';
import * as authPaths from '@/lib/paths/auth';
import * as signupMessages from '@/lib/messages/signup';
import type { FoundAddress } from './address-message';
import { useAddressSearchOrigin } from './address-search-origin';
import styles from './address-search.module.css';
import { useAddressSearch } from './use-address-search';

interface AddressSearchDialogProps {
  onFound: (address: FoundAddress) => void;
  /** The person chose to type the address. */
  onManual: () => void;
  onClose: () => void;
  /** Finds the field that gets the focus when the dialog closes; null for none. */
  findNextFocus: () => HTMLElement | null;
}

/** The address search in its frame. Typing the address by hand is always offered beside it. */
export function AddressSearchDialog({ onFound, onManual, onClose, findNextFocus }: AddressSearchDialogProps) {
  const origin = useAddressSearchOrigin();
  const { state, attempt, frame, retry } = useAddressSearch(origin, onFound);
  return (
    <Dialog isOpen onClose={onClose} title="주소 검색" width={720} findNextFocus={findNextFocus}>
      {state === 'failed' ? (
        <ErrorState
          title={signupMessages.addressSearchFailed}
          hint={signupMessages.addressSearchFailedHint}
          onRetry={retry}
        />
      ) : (
        <div className={styles.place} aria-busy={state === 'loading'}>
          {state === 'loading' ? (
            <p className={`t-small ${styles.loading}`} role="status">
              {signupMessages.addressSearchLoading}
            </p>
          ) : null}
          <iframe
            key={attempt}
            ref={frame}
            src={`${origin ?? ''}${authPaths.addressSearch()}`}
            sandbox={addressSearchSandbox(origin !== null)}
            title="우편번호와 도로명 주소 찾기"
            className={styles.frame}
          />
        </div>
      )}
      <div className={styles.manual}>
        <TextButton onClick={onManual}>
          {state === 'failed' ? '직접 입력' : '찾는 주소가 없으면 직접 입력'}
        </TextButton>
        <OpenOutside />
      </div>
    </Dialog>
  );
}
