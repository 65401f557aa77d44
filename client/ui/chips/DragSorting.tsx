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
  /** How many items there are. Each is a `useSortable` with its index, as text, for its id. */
  count: number;
  /** Describes each item to those who can't drag it. */
  keys: string;
  onMove(from: number, to: number): void;
  children: ReactNode;
}

/** In pixels: a press that moves less is a click. */
const byMouse = { activationConstraint: { distance: 6 } };
/** In milliseconds: a finger that moves sooner scrolls. */
const byTouch = { activationConstraint: { delay: 300, tolerance: 6 } };

/** Items of different widths would overlap if they made room; a mark shows the place instead. */
const stayInPlace: SortingStrategy = () => null;

const nothing = () => undefined;
/** The list announces each move itself, in the same words for a drag and for a key. */
const announcements: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

/** A list whose items change places by mouse at once, and by finger after a long press. */
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
