import { useSyncExternalStore } from 'react';

/** The keys of the verses selected in the results of each search, by its query, until the tab is closed. */
const selections = new Map<string, readonly string[]>();
const listeners = new Set<() => void>();
const NONE: readonly string[] = [];

/** Replaces the selection of a search. */
export function select(query: string, keys: readonly string[]): void {
  selections.set(query, keys);
  listeners.forEach((listener) => listener());
}

/** The selected verses of a search, in the order in which they were selected. */
export const selectionOf = (query: string): readonly string[] => selections.get(query) ?? NONE;

/** Adds verses to the selection of a search, or takes them out of it. */
export function toggle(query: string, keys: readonly string[], isSelected: boolean): void {
  const before = selectionOf(query);
  const others = before.filter((key) => !keys.includes(key));
  const added = keys.filter((key) => !before.includes(key));
  select(query, isSelected ? [...before, ...added] : others);
}

export const useSelection = (query: string): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => selectionOf(query),
    () => NONE,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
