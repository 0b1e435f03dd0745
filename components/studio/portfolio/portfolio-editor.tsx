'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { Button, IconButton } from '@/components/ui/action/button';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { isComposing } from '@/lib/browser/composing';
import type { StudioArtwork } from '@/lib/contracts/studio-artwork';
import { withCover, withTemplate, withWorkPages, withWorks, workPagesOf } from '@/lib/portfolio/changes';
import { facesOf } from '@/lib/portfolio/faces-of';
import { layoutPortfolio } from '@/lib/portfolio/layout-portfolio';
import { noticeText } from '@/lib/portfolio/notice-text';
import { PageBook } from '@/lib/portfolio/page-book';
import { mergePages, movePage, splitPage, type WorkPage } from '@/lib/portfolio/pairing';
import { ParagraphReader } from '@/lib/portfolio/paragraph-reader';
import { variantsOf } from '@/lib/portfolio/pictures';
import { CoverDialog } from './cover-dialog';
import { PageStage } from './page-stage';
import { PageStrip } from './page-strip';
import type { PartGroup } from './part-groups';
import styles from './portfolio-editor.module.css';
import type { DocumentKind } from '@/lib/portfolio/portfolio-documents';
import { loadPageFaces } from '@/components/portfolio/page-faces';
import { RowsDialog } from './rows-dialog';
import { SettingsPanel } from './settings-panel';
import { SizeDialog } from './size-dialog';
import { useCoverUpload } from './use-cover-upload';
import type { PortfolioEditing } from './use-portfolio';
import { WorksDialog } from './works-dialog';

interface PortfolioEditorProps {
  editing: PortfolioEditing;
  artworks: readonly StudioArtwork[];
  view: StageView;
  onView: Dispatch<SetStateAction<StageView>>;
  /** Whether the dialog of sizes is open; its button is in the page's head. */
  isSizing: boolean;
  onSized: () => void;
  onDocument: (kind: DocumentKind) => void;
}

/** What is looked at: it stays when the other tab is opened. */
export interface StageView {
  /** From 0. */
  page: number;
  /** Percents of the paper's size; null for as large as the stage. */
  zoom: number | null;
}

type OpenDialog = { kind: 'rows'; group: PartGroup } | { kind: 'works' } | { kind: 'cover' } | null;

const STACKED = '(max-width: 1050px)';

/** What names a page of works: it has others when they change. */
const nameOf = (page: WorkPage) => page.join(' ');

/** The pages as they will be printed, and what arranges them. */
export function PortfolioEditor({
  editing,
  artworks,
  view,
  onView,
  isSizing,
  onSized,
  onDocument,
}: PortfolioEditorProps) {
  const { portfolio, change } = editing;
  const { pageWidth, pageHeight } = portfolio.pdfSettingConfig;
  const [{ reader, book }] = useState(() => ({ reader: new ParagraphReader(), book: new PageBook() }));
  const select = useCallback((page: number) => onView((shown) => ({ ...shown, page })), [onView]);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isStacked = useMediaQuery(STACKED);
  const close = () => setDialog(null);

  const size = useMemo(() => ({ width: pageWidth, height: pageHeight }), [pageWidth, pageHeight]);
  const { pages, notices } = useMemo(() => {
    const layout = layoutPortfolio(portfolio, size, reader);
    return { ...layout, pages: book.follow(layout) };
  }, [portfolio, size, reader, book]);
  const current = Math.min(view.page, pages.length - 1);
  useShortcuts(editing);

  const faces = useMemo(() => [...facesOf({ pages })].sort().join(' '), [pages]);
  useEffect(() => {
    // Without its face a text is shown in the page's own, and asked for again with the next change.
    loadPageFaces(faces.split(' ') as Parameters<typeof loadPageFaces>[0]).catch(() => undefined);
  }, [faces]);

  const { artistArtWorks, cover } = portfolio;
  const pictureAt = useMemo(() => variantsOf({ artistArtWorks, cover }, 'webp'), [artistArtWorks, cover]);

  const workPages = workPagesOf(portfolio);
  const firstWorks = pages.length - workPages.length;
  const arrange = useCallback(
    (names: readonly string[]) =>
      change((shown) => {
        const byName = new Map(workPagesOf(shown).map((page) => [nameOf(page), page]));
        return withWorkPages(
          shown,
          names.flatMap((name) => [byName.get(name)].filter((page) => page !== undefined)),
        );
      }),
    [change],
  );
  const coverUpload = useCoverUpload(editing, close);
  const noteCut = notices.find((notice) => notice.kind === 'noteCut');
  const texts = [...new Set(notices.filter(({ kind }) => kind !== 'noteCut').map(noticeText))];

  return (
    <>
      {texts.length === 0 ? null : (
        <ul className={`wrap t-small ${styles.notices}`} role="status">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.editor}>
        <PageStrip
          pages={pages}
          size={size}
          pictureAt={pictureAt}
          current={current}
          onSelect={select}
          workPages={workPages.map(nameOf)}
          onArrange={arrange}
          isAcross={isStacked}
        />
        <PageStage
          pages={pages}
          size={size}
          isStacked={isStacked}
          pictureAt={pictureAt}
          current={current}
          onSelect={select}
          zoom={view.zoom}
          onZoom={(zoom) => onView((shown) => ({ ...shown, zoom }))}
          actions={
            <>
              <IconButton
                icon="undo"
                label="실행 취소"
                aria-disabled={editing.undo === null}
                onClick={() => editing.undo?.()}
              />
              <IconButton
                icon="redo"
                label="다시 실행"
                aria-disabled={editing.redo === null}
                onClick={() => editing.redo?.()}
              />
              <WorkPageActions
                pages={workPages}
                index={current - firstWorks}
                onChange={(next, index) => {
                  change((shown) => withWorkPages(shown, next));
                  select(firstWorks + index);
                }}
              />
            </>
          }
        />
        <SettingsPanel
          portfolio={portfolio}
          change={change}
          noteFits={noteCut?.keptLength ?? null}
          onRows={(group) => setDialog({ kind: 'rows', group })}
          onWorks={() => setDialog({ kind: 'works' })}
          onCover={() => setDialog({ kind: 'cover' })}
          onDocument={onDocument}
        />
      </div>
      {dialog?.kind === 'rows' ? (
        <RowsDialog group={dialog.group} portfolio={portfolio} onChange={change} onClose={close} />
      ) : null}
      {dialog?.kind === 'works' ? (
        <WorksDialog
          artworks={artworks}
          taken={workPages.flat()}
          onTake={(works) => change((shown) => withWorks(shown, works))}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'cover' ? (
        <CoverDialog
          artworks={artworks}
          current={cover.kind === 'image' ? cover.picture.imageUrl : null}
          isSending={coverUpload.isSending}
          onChoose={(picture) => change((shown) => withCover(shown, { kind: 'image', picture }))}
          onFile={(file) => void coverUpload.send(file)}
          onClose={close}
        />
      ) : null}
      {isSizing ? (
        <SizeDialog
          setting={portfolio.pdfSettingConfig}
          onChoose={(name) => change((shown) => withTemplate(shown, name))}
          onClose={onSized}
        />
      ) : null}
    </>
  );
}

interface WorkPageActionsProps {
  pages: readonly WorkPage[];
  /** The page of works that is shown; none where it is outside. */
  index: number;
  /** @param index the page to show next */
  onChange: (pages: readonly WorkPage[], index: number) => void;
}

/** What can be done with a page of works, and the way to move it without dragging. */
function WorkPageActions({ pages, index, onChange }: WorkPageActionsProps) {
  const page = pages[index];
  if (page === undefined) return null;
  const last = pages.length - 1;
  const move = (to: number) => {
    if (to >= 0 && to <= last) onChange(movePage(pages, index, to), to);
  };
  return (
    <>
      {page.length === 2 ? (
        <Button small look="quiet" onClick={() => onChange(splitPage(pages, index), index)}>
          나누기
        </Button>
      ) : (
        <Button
          small
          look="quiet"
          disabled={index === last}
          onClick={() => onChange(mergePages(pages, index), index)}
        >
          다음 작품 당겨오기
        </Button>
      )}
      <Button small look="quiet" disabled={index === 0} onClick={() => move(index - 1)}>
        앞으로
      </Button>
      <Button small look="quiet" disabled={index === last} onClick={() => move(index + 1)}>
        뒤로
      </Button>
    </>
  );
}

/** Undo and redo by keys, except in a field, which has its own. */
function useShortcuts({ undo, redo }: PortfolioEditing): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof Element && event.target.matches('input, textarea, select');
    if (isField || isComposing(event) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const run = key === 'z' ? (event.shiftKey ? redo : undo) : key === 'y' ? redo : null;
    if (run === null) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
