/** The surah in an address and its neighbors; 0, which no surah has, if it is invalid. */
export function surahOf({ number = '' }: { number?: string }) {
  const asked = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0;
  return { number: asked, previous: asked - 1, next: asked + 1 };
}
