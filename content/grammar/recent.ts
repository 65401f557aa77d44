/** A map that starts over when it is full, so that the analysis of the whole Qur'an leaves little in memory. */
export class Recent<Value> {
  private readonly values = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  /** The value of a key, made and kept if it is not known. */
  get(key: string, make: () => Value): Value {
    if (this.values.has(key)) return this.values.get(key) as Value;
    const value = make();
    if (this.values.size >= this.limit) this.values.clear();
    this.values.set(key, value);
    return value;
  }
}
