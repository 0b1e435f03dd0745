'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { offerReload } from '@/components/ui/offer-reload';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Tabs } from '@/components/ui/tabs';
import { TextButton } from '@/components/ui/text-link';
import { useLazyElement } from '@/components/ui/use-lazy-element';
import { formatDay } from '@/lib/format/day';
import { dayInSeoul } from '@/lib/date/seoul';
import * as portfolioMessages from '@/lib/messages/portfolio';
import { findTemplate, TEMPLATES } from '@/lib/portfolio/templates';
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
  const links = useLazyElement(
    isLinking,
    async () => (await import('./links-dialog')).LinksDialog,
    () => {
      setLinking(false);
      void offerReload();
    },
  );
  const [view, setView] = useState<StageView>({ page: 0, zoom: null });
  const { pageWidth: width, pageHeight: height } = portfolio.pdfSettingConfig;
  const template = findTemplate({ width, height });
  const missing = (start.recent?.missingArtworks ?? []).map(({ title }) => title ?? '제목 없음');

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
          <Button small look="primary" onClick={() => void pdf.begin()}>
            파일 만들기
          </Button>
        </div>
      </header>
      {missing.length === 0 || tab === 'new' ? null : (
        <p className={`wrap t-small ${styles.missing}`} role="status">
          {portfolioMessages.missingArtworks(missing)}
        </p>
      )}
      <div className={clsx('wrap t-small', styles.note, tab === 'recent' && styles.forPcs)}>
        {tab === 'new' ? <p>{portfolioMessages.note}</p> : null}
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
          tab === 'recent' && pdf.hasPdf ? (
            <div className={styles.kept}>
              <TextButton
                className={styles.download}
                aria-label="링크로 보여주기"
                onClick={() => setLinking(true)}
              >
                <Icon name="share" />
                <span>링크로 보여주기</span>
              </TextButton>
              <TextButton
                className={styles.download}
                aria-label="PDF 내려받기"
                aria-disabled={pdf.isDownloading}
                onClick={() => void pdf.download()}
              >
                <Icon name="download" />
                <span>PDF 내려받기</span>
              </TextButton>
            </div>
          ) : null
        }
      />
      {pdf.job === null ? null : <PdfDialog job={pdf.job} />}
      {isLinking ? links({ onClose: () => setLinking(false) }) : null}
    </div>
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
  if (save.savedAt === null && save.status === 'saved') return null;
  return (
    <p className={`t-cap ${styles.saved}`} role="status" data-save={save.status}>
      {save.failure ?? SAVE_WORDS[save.status]}{' '}
      {save.status === 'failed' || save.status === 'stale' ? (
        <TextButton onClick={onRetry}>다시 저장</TextButton>
      ) : null}
    </p>
  );
}
