export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The items with that at one index moved to another, which is counted without it. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** The gap between boxes, in rows from the left, that a point is nearest to: 0 is before the first. */
export function gapAt(boxes: readonly Box[], x: number, y: number): number {
  let nearest = 0;
  let least = [Infinity, Infinity] as const;
  boxes.forEach((box, index) => {
    const rows = distance(y, box.top, box.bottom);
    const columns = distance(x, box.left, box.right);
    if (rows > least[0] || (rows === least[0] && columns >= least[1])) return;
    least = [rows, columns];
    nearest = x > (box.left + box.right) / 2 ? index + 1 : index;
  });
  return nearest;
}

const distance = (at: number, start: number, end: number) => Math.max(start - at, at - end, 0);
