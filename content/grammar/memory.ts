/** What the analysis remembers of forms and roots, which repeat: without it, it takes several times as long. */

const memories: { clear(): void }[] = [];

/** A map that starts over when it is full, so that the analysis of the whole Qur'an needs little memory. */
export class Memory<Value> {
  private readonly values = new Map<string, Value>();

  /** @param limit number of values */
  constructor(private readonly limit: number) {
    memories.push(this);
  }

  /** The value of a key, made and kept if it is not known. */
  get(key: string, make: () => Value): Value {
    if (this.values.has(key)) return this.values.get(key) as Value;
    const value = make();
    if (this.values.size >= this.limit) this.clear();
    this.values.set(key, value);
    return value;
  }

  clear(): void {
    this.values.clear();
  }
}

/** Frees the memory; the next analysis begins without it. */
export function forgetForms(): void {
  for (const memory of memories) memory.clear();
}
