'use client';

import { Button, IconButton } from '@/components/ui/action/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { copyLink, hasShareSheet, openShareSheet } from './share-link';

interface ShareButtonsProps {
  /** The path to share; by default the current page. */
  path?: string;
  title: string;
  /** Names the target of the link in the buttons' labels. */
  noun?: string;
  /** Shows the icons alone. */
  isBare?: boolean;
}

/** Copies an address. On phones a second button opens the share sheet, which has KakaoTalk and the other apps in it. */
export function ShareButtons({ path, title, noun, isBare = false }: ShareButtonsProps) {
  const isMissing = useBrowserValue(hasShareSheet) === false;
  const url = () => new URL(path ?? window.location.pathname, window.location.href).href;
  const button = (icon: IconName, words: string, onClick: () => void, className = 'needs-script') => {
    const label = noun === undefined ? words : `${noun} ${words}`;
    if (isBare) return <IconButton icon={icon} label={label} className={className} onClick={onClick} />;
    return (
      <Button look="quiet" className={className} onClick={onClick}>
        <Icon name={icon} />
        {label}
      </Button>
    );
  };
  // Whether there is a share sheet is known after hydration. The button keeps its space, so that the layout doesn't shift.
  const touchClass = `needs-script for-touch${isMissing ? ' unseen' : ''}`;
  return (
    <>
      {button('link', '링크 복사', () => void copyLink(url()))}
      {button('share', '공유', () => void openShareSheet(url(), title), touchClass)}
    </>
  );
}
