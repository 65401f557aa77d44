/** What the analysis remembers of forms and roots, which repeat: without it, it takes several times as long. */

const memories: Map<string, unknown>[] = [];

/** A map that `forgetForms` empties. */
export function memoryOf<Value>(): Map<string, Value> {
  const memory = new Map<string, Value>();
  memories.push(memory);
  return memory;
}

/** Frees the memory, about 70 MB after the whole Qur'an; the next analysis begins without it. */
export function forgetForms(): void {
  for (const memory of memories) memory.clear();
}
