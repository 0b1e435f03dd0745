'use client';

import { SideMenu, SideMenuGroup, SideMenuLink } from '@/components/ui/navigation/side-menu';
import type { GuideChapter } from '@/lib/guide/parse-guide';
import styles from './guide-page.module.css';
import { useReadingPlace } from './use-reading-place';

type Entry = Pick<GuideChapter, 'id' | 'part' | 'name'>;

const PARTS = ['공통', '아티스트'] as const;

/** The chapters in their two parts, the one that is read marked, and a bar that shows how far the page was scrolled. */
export function GuideMenu({ chapters }: { chapters: readonly Entry[] }) {
  const { id: read, share } = useReadingPlace(chapters.map(({ id }) => id));
  return (
    <>
      <div className={`no-print ${styles.progress}`} aria-hidden="true">
        <span className={styles.done} style={{ scale: `${share} 1` }} />
      </div>
      <SideMenu label="서비스 소개 차례" current={read} className={`no-print ${styles.menu}`}>
        {PARTS.map((part) => (
          <SideMenuGroup key={part} title={part}>
            {chapters
              .filter((chapter) => chapter.part === part)
              .map(({ id, name }) => (
                <SideMenuLink key={id} href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
                  {name}
                </SideMenuLink>
              ))}
          </SideMenuGroup>
        ))}
      </SideMenu>
    </>
  );
}
