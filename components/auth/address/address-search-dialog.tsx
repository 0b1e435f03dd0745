'use client';

import { useEffect, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { TextButton } from '@/components/ui/text-link';
import { paths } from '@/lib/paths';
import { readAddressMessage, type FoundAddress } from './address-message';
import styles from './address-search.module.css';

interface AddressSearchDialogProps {
  onFound: (address: FoundAddress) => void;
  /** It can't be loaded: offline, blocked. */
  onFailed: () => void;
  /** The person would rather type. */
  onManual: () => void;
  onClose: () => void;
  /** The field that is next once it closes; null for none. */
  findNextFocus: () => HTMLElement | null;
}

export function AddressSearchDialog({
  onFound,
  onFailed,
  onManual,
  onClose,
  findNextFocus,
}: AddressSearchDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      const message = readAddressMessage(event, frame.current?.contentWindow ?? null);
      if (message === null) return;
      if (message.kind === 'found') onFound(message.address);
      else onFailed();
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [onFound, onFailed]);

  return (
    <Dialog isOpen onClose={onClose} title="주소 검색" width={720} findNextFocus={findNextFocus}>
      <iframe
        ref={frame}
        src={paths.addressSearch()}
        title="우편번호와 도로명 주소 찾기"
        className={styles.frame}
      />
      <div className={styles.manual}>
        <TextButton onClick={onManual}>찾는 주소가 없으면 직접 입력</TextButton>
      </div>
    </Dialog>
  );
}
