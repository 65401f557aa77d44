import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback } from 'react';

/** What DragSorting knows of an item. */
export interface DragData {
  index: number;
}

/**
 * An item of a DragSorting, which can be dragged and dropped on. Unlike `useSortable`, a move renders only the items
 * whose index changes.
 * @param id the same wherever the item is
 */
export function useDragItem(id: string, index: number, disabled = false) {
  const data: DragData = { index };
  const drag = useDraggable({ id, data: data, disabled });
  const drop = useDroppable({ id, data: data });
  const { setNodeRef: setDragged } = drag;
  const { setNodeRef: setTarget } = drop;
  const from = (drag.active?.data.current as DragData | undefined)?.index ?? index;
  return {
    ref: useCallback(
      (element: HTMLElement | null) => {
        setDragged(element);
        setTarget(element);
      },
      [setDragged, setTarget],
    ),
    listeners: drag.listeners,
    describedBy: drag.attributes['aria-describedby'],
    isDragging: drag.isDragging,
    transform: drag.transform,
    /** On which side of the item the dragged one would be dropped. */
    gap: drop.isOver && !drag.isDragging ? (from < index ? 'after' : 'before') : undefined,
  };
}
