'use client';

import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  TraversalOrder,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { moveTo, placeOf, type SortableColumns, type SortablePlace } from './sortable-columns';
import { SortableAreaContext } from './sortable-context';
import { announcementsOf, SORTING_HELP, stepWords } from './sortable-words';

interface SortableAreaProps {
  columns: SortableColumns;
  /** Gets the new columns once an item is dropped or stepped elsewhere. */
  onChange: (columns: SortableColumns) => void;
  /** What an item is called: a work's title, a row's words. */
  nameOf: (id: string) => string;
  /** What a column is called, where there are several. */
  columnNameOf?: (column: string) => string;
  /** Whether an item may be dropped into that column. The default is that it may. */
  accepts?: (id: string, column: string) => boolean;
  /** What hangs from the pointer while an item is dragged. */
  renderDragged: (id: string) => ReactNode;
  children: ReactNode;
}

interface Drag {
  /** The dragged item. */
  id: string;
  /** The columns with the item where it would land. */
  columns: SortableColumns;
  /** The share of its height that scrolls at each edge of what the item lies in. */
  edge: number;
  scrollsPage: boolean;
}

/** Pixels from an edge within which dragging scrolls, and the largest step. */
const SCROLL_EDGE = 200;
const SCROLL_STEP = 5;
/** A short one keeps a tenth of its height between the edges that doesn't scroll. */
const SCROLL_SHARE_MAX = 0.45;
/** A finger that rests so long on a handle drags; one that moves at once scrolls. */
const TOUCH = { delay: 160, tolerance: 6 };
const MOUSE = { distance: 4 };

/** The page behind a list or dialog that scrolls stays where it is. */
const isNotPage = (element: Element) => element !== document.scrollingElement;

/** The nearest row of what is below the pointer. Between two columns nothing is, and the nearest row of all counts. */
const collisions: CollisionDetection = (args) => {
  const below = new Set(pointerWithin(args).map(({ id }) => id));
  const candidates = args.droppableContainers.filter(({ id }) => below.has(id));
  return closestCenter(candidates.length === 0 ? args : { ...args, droppableContainers: candidates });
};

/**
 * Lists whose items people put in order and move from one to another: by mouse, finger, keys and step buttons. Its columns are
 * `SortableColumn`; `SortableList` is one list alone. Load it when it is needed: dnd-kit weighs 20 kB.
 */
export function SortableArea({
  columns,
  onChange,
  nameOf,
  columnNameOf,
  accepts = () => true,
  renderDragged,
  children,
}: SortableAreaProps) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [said, setSaid] = useState('');
  // dnd-kit counts its own ids, and counts otherwise on the server.
  const id = useId();
  const shown = drag?.columns ?? columns;
  const names = { nameOf, columnNameOf, columns: shown };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: MOUSE }),
    useSensor(TouchSensor, { activationConstraint: TOUCH }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  /** Where the dragged item would land: at the row that it is over, or behind the last row of the column. */
  function targetOf({ active, over }: Pick<DragEndEvent, 'active' | 'over'>): SortablePlace | null {
    if (over === null) return null;
    const overId = String(over.id);
    const ids = shown[overId];
    const place = ids === undefined ? placeOf(shown, overId) : { column: overId, index: ids.length };
    return place !== null && accepts(String(active.id), place.column) ? place : null;
  }

  function start({ active, activatorEvent }: DragStartEvent): void {
    const scroller = scrollerOf(activatorEvent.target);
    const edge = Math.min(SCROLL_SHARE_MAX, SCROLL_EDGE / (scroller?.clientHeight ?? window.innerHeight));
    setDrag({ id: String(active.id), columns, edge, scrollsPage: scroller === null });
  }

  function over(event: DragEndEvent): void {
    const id = String(event.active.id);
    const target = targetOf(event);
    // Inside a column the rows make way by themselves. Another column needs the item among its rows.
    if (drag === null || target === null || target.column === placeOf(shown, id)?.column) return;
    setDrag({ ...drag, columns: moveTo(shown, id, target) });
  }

  function end(event: DragEndEvent): void {
    const target = targetOf(event);
    const next = target === null ? columns : moveTo(shown, String(event.active.id), target);
    setDrag(null);
    if (next !== columns) onChange(next);
  }

  const area = useMemo(
    () => ({
      columns: shown,
      nameOf,
      step(id: string, to: SortablePlace) {
        const next = moveTo(shown, id, to);
        if (next === shown) return;
        onChange(next);
        setSaid(stepWords(id, { nameOf, columnNameOf, columns: next }));
      },
    }),
    [shown, nameOf, columnNameOf, onChange],
  );

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={collisions}
      autoScroll={{
        threshold: { x: 0, y: drag?.edge ?? SCROLL_SHARE_MAX },
        acceleration: SCROLL_STEP,
        // The list itself before what it lies in.
        order: TraversalOrder.ReversedTreeOrder,
        ...(drag?.scrollsPage === false ? { canScroll: isNotPage } : {}),
      }}
      accessibility={{
        announcements: announcementsOf(names),
        screenReaderInstructions: { draggable: SORTING_HELP },
      }}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={() => setDrag(null)}
    >
      <SortableAreaContext value={area}>{children}</SortableAreaContext>
      <p className="vh" role="status">
        {said}
      </p>
      <DragOverlay>{drag === null ? null : renderDragged(drag.id)}</DragOverlay>
    </DndContext>
  );
}

/** What scrolls around a handle: its list, or the dialog that it lies in; null where that is the page. */
function scrollerOf(target: EventTarget | null): Element | null {
  const page = document.scrollingElement;
  for (
    let at = target instanceof Element ? target : null;
    at !== null && at !== page;
    at = at.parentElement
  ) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}
