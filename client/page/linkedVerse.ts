/** The verse that a link leads to, if it leads to a verse. */
export const linkedVerse = (link: HTMLAnchorElement): string | undefined =>
  /^\/verses\/(\d+:\d+)(?:\?|$)/.exec(link.getAttribute('href') ?? '')?.[1];

/** How many verses the text of a link names: 4 for "112:1-4", 1 for "112:1". */
export function countOfVerses(link: HTMLAnchorElement): number {
  const [surah, verse] = linkedVerse(link)?.split(':') ?? [];
  const range = /(?:(\d+)[:/])?(\d+)[-–](?:(\d+)[:/])?(\d+)$/.exec(link.textContent.trim());
  const [, firstSurah = surah, first, lastSurah = surah, last] = range ?? [];
  const isOfVerse = first === verse && firstSurah === surah && lastSurah === surah;
  return isOfVerse ? Math.max(1, Number(last) - Number(first) + 1) : 1;
}
