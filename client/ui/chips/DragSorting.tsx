import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Active,
  type Over,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { useFieldTexts } from '../../i18n/fields';
import type { DragData } from './useDragItem';

interface DragSortingProps {
  /** Number of items, each of which calls `useDragItem`. */
  count: number;
  nameOf(index: number): string;
  /** Description of the keys for screen readers. */
  keys: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Distance in pixels: a press that moves less is a click. */
const byMouse = { activationConstraint: { distance: 6 } };
/** Delay in milliseconds: a finger that moves sooner scrolls. */
const byTouch = { activationConstraint: { delay: 300, tolerance: 6 } };

const indexOf = (item: Active | Over) => (item.data.current as DragData).index;

/**
 * A list whose items are dragged by mouse at once, and by finger after a long press. Items do not make room, because
 * those of different widths would overlap; a mark shows the place.
 */
export function DragSorting({ count, nameOf, keys, onMove, children }: DragSortingProps) {
  const t = useFieldTexts();
  const tell = (
    what: 'lifted' | 'over' | 'stayed',
    active: Active,
    place: Active | Over = active,
  ) => t(`chips.${what}`, { name: nameOf(indexOf(active)), position: indexOf(place) + 1, count });
  const announcements: Announcements = {
    onDragStart: ({ active }) => tell('lifted', active),
    onDragOver: ({ active, over }) => (over ? tell('over', active, over) : undefined),
    // The list itself announces a move, as it does by key.
    onDragEnd: ({ active, over }) =>
      over && over.id !== active.id ? undefined : tell('stayed', active),
    onDragCancel: ({ active }) => tell('stayed', active),
  };
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: keys } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(indexOf(active), indexOf(over));
      }}
    >
      {children}
    </DndContext>
  );
}
