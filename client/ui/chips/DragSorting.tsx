import {
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { SortableContext, type SortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

interface DragSortingProps {
  /** Number of items. Each is a `useSortable` whose id is its index as text. */
  count: number;
  /** Description of the keys for screen readers. */
  keys: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** Distance in pixels: a press that moves less is a click. */
const byMouse = { activationConstraint: { distance: 6 } };
/** Delay in milliseconds: a finger that moves sooner scrolls. */
const byTouch = { activationConstraint: { delay: 300, tolerance: 6 } };

/**
 * Items do not make room, because those of different widths would overlap; a mark shows the place.
 */
const stayInPlace: SortingStrategy = () => null;

const nothing = () => undefined;
/** Empty, because the list announces moves by drag and by key itself. */
const announcements: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

/** A list whose items are dragged by mouse at once, and by finger after a long press. */
export function DragSorting({ count, keys, onMove, children }: DragSortingProps) {
  const sensors = useSensors(useSensor(MouseSensor, byMouse), useSensor(TouchSensor, byTouch));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: keys } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(Number(active.id), Number(over.id));
      }}
    >
      <SortableContext
        items={Array.from({ length: count }, (_, i) => `${i}`)}
        strategy={stayInPlace}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}
