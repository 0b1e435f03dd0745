'use client';

import clsx from 'clsx';
import { useRef, useState } from 'react';
import { KeptFilesNote } from '@/components/form/kept-files-note';
import { Button } from '@/components/ui/action/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { SendButton } from '@/components/ui/action/send-button';
import { Tabs } from '@/components/ui/navigation/tabs';
import { TextButton } from '@/components/ui/action/text-link';
import { useLazyDialog } from '@/components/ui/dialog/use-lazy-dialog';
import { formatDay } from '@/lib/format/day';
import { dayInSeoul } from '@/lib/date/seoul';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { findTemplate, TEMPLATES } from '@/lib/portfolio/templates';
import { OtherWindowDialog } from './other-window-dialog';
import { PdfDialog } from './pdf-dialog';
import { PortfolioEditor, type StageView } from './portfolio-editor';
import type { SaveState } from './portfolio-saver';
import styles from './studio-portfolio.module.css';
import { usePdf } from './use-pdf';
import { usePortfolio, type PortfolioStart, type PortfolioTab } from './use-portfolio';

/** The artist's portfolio: a new one or the recent one, its pages, and its PDF. */
export function StudioPortfolio({ start }: { start: PortfolioStart }) {
  const editing = usePortfolio(start);
  const { portfolio, tab, save } = editing;
  const pdf = usePdf(editing, start.hasPdf);
  const [isSizing, setSizing] = useState(false);
  const [isLinking, setLinking] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  const earlier = useLazyDialog(
    isLookingBack,
    async () => (await import('./earlier-dialog')).EarlierDialog,
    () => setLookingBack(false),
  );
  const links = useLazyDialog(
    isLinking,
    async () => (await import('./links-dialog')).LinksDialog,
    () => setLinking(false),
  );
  const [view, setView] = useState<StageView>({ page: 0, zoom: null });
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  const template = findTemplate({ width, height });
  const missing = editing.missing.map(({ title }) => title ?? '제목 없음');

  const showsOther = tab === 'recent' && pdf.hasPdf && editing.isUnfinished;

  const editor = (
    <PortfolioEditor
      editing={editing}
      artworks={start.artworks}
      view={view}
      onView={setView}
      isSizing={isSizing}
      onSized={() => setSizing(false)}
      onDocument={(kind) => void pdf.makeOther(kind)}
    />
  );
  const tabs: { key: PortfolioTab; label: string; note?: string; content: React.ReactNode }[] = [
    { key: 'new', label: '새 포트폴리오', content: tab === 'new' ? editor : null },
  ];
  if (editing.hasRecent) {
    tabs.push({
      key: 'recent',
      label: '최근 포트폴리오',
      ...(save.savedAt === null ? {} : { note: `${formatDay(dayInSeoul(new Date(save.savedAt)))} 저장` }),
      content: tab === 'recent' ? editor : null,
    });
  }

  return (
    <div className={styles.page}>
      <KeptFilesNote />
      <header className={`wrap ${styles.head}`}>
        <h1 className="t-h2">포트폴리오</h1>
        <SaveWords save={save} onRetry={editing.retrySave} />
        <div className={styles.actions}>
          <Button small onClick={() => setSizing(true)}>
            {template === null ? '크기' : TEMPLATES[template].label}{' '}
            <span className="num">
              {width} × {height}
            </span>
          </Button>
          <SendButton small look="primary" onSend={pdf.begin}>
            파일 만들기
          </SendButton>
        </div>
      </header>
      {missing.length === 0 || tab === 'new' ? null : (
        <p className={`wrap t-small ${styles.missing}`} role="status">
          {portfolioMessages.missingArtworks(missing)}
        </p>
      )}
      <div className={clsx('wrap t-small', styles.note, tab === 'recent' && !showsOther && styles.forPcs)}>
        {tab === 'new' ? <p>{portfolioMessages.note}</p> : null}
        {showsOther ? <p>{portfolioMessages.pdfOfBefore}</p> : null}
        <p className={styles.forPcs}>{portfolioMessages.madeForPcs}</p>
      </div>
      <Tabs
        label="포트폴리오"
        tabs={tabs}
        current={tab}
        isManual
        onSelect={editing.select}
        listClassName={styles.tabs}
        end={
          editing.hasRecent ? (
            <div className={styles.kept}>
              <Tool icon="earlier" label="이전 포트폴리오" onPress={() => setLookingBack(true)} />
              {tab === 'recent' && pdf.hasPdf ? (
                <>
                  <Tool icon="share" label="링크로 보여주기" onPress={() => setLinking(true)} />
                  <Tool
                    icon="download"
                    label="PDF 내려받기"
                    isBusy={pdf.isDownloading}
                    onPress={() => void pdf.download()}
                  />
                </>
              ) : null}
            </div>
          ) : null
        }
      />
      {pdf.job === null ? null : <PdfDialog job={pdf.job} />}
      {isLinking ? links({ onClose: () => setLinking(false) }) : null}
      {isLookingBack
        ? earlier({
            onClose: () => setLookingBack(false),
            settle: editing.settleBefore,
            onRestored: (saved) => {
              setLookingBack(false);
              setView({ page: 0, zoom: null });
              editing.showRestored(saved);
              if (saved.hasPdf) pdf.noteKept();
            },
          })
        : null}
      {editing.otherWindow === null ? null : (
        <OtherWindowDialog portfolio={portfolio} otherWindow={editing.otherWindow} />
      )}
    </div>
  );
}

/** A tool beside the tabs; its icon alone on phones. */
function Tool({
  icon,
  label,
  isBusy = false,
  onPress,
}: {
  icon: IconName;
  label: string;
  isBusy?: boolean;
  onPress: () => void;
}) {
  return (
    <TextButton className={styles.download} aria-label={label} aria-disabled={isBusy} onClick={onPress}>
      <Icon name={icon} />
      <span>{label}</span>
    </TextButton>
  );
}

const SAVE_WORDS: Readonly<Record<SaveState['status'], string>> = {
  saved: '저장됨',
  unsaved: '저장하는 중',
  saving: '저장하는 중',
  failed: portfolioMessages.saveFailed,
  stale: portfolioMessages.saveFailed,
};

/** Whether all is saved, and the way on where it isn't. */
function SaveWords({ save, onRetry }: { save: SaveState; onRetry: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  if (save.savedAt === null && save.status === 'saved') return null;
  return (
    <p ref={words} tabIndex={-1} className={`t-cap ${styles.saved}`} role="status" data-save={save.status}>
      {SAVE_WORDS[save.status]} {save.failure}{' '}
      {save.status === 'failed' || save.status === 'stale' ? (
        <TextButton
          onClick={() => {
            // The button disappears with the press, so the text gets the focus.
            words.current?.focus();
            onRetry();
          }}
        >
          다시 저장
        </TextButton>
      ) : null}
    </p>
  );
}
