/** The verse that a link leads to, if it leads to a verse. */
export const verseOf = (link: HTMLAnchorElement): string | undefined =>
  /^\/verses\/(\d+:\d+)(?:\?|$)/.exec(link.getAttribute('href') ?? '')?.[1];
