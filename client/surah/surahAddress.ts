/** The surah that an address names and its neighbours; 0, which none has, for anything else. */
export function surahOf({ number = '' }: { number?: string }) {
  const asked = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0;
  return { number: asked, previous: asked - 1, next: asked + 1 };
}
