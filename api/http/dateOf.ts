const DAY_MS = 86_400_000;

/**
 * Returns a function for the current UTC date, such as "2026-11-28". It formats each date once, because the response
 * cache asks for each response.
 * @param now milliseconds since 1970
 */
export function dateOf(now: () => number): () => string {
  let date = '';
  let day = NaN;
  return () => {
    const current = Math.floor(now() / DAY_MS);
    if (current !== day) {
      day = current;
      date = new Date(current * DAY_MS).toISOString().slice(0, 10);
    }
    return date;
  };
}
