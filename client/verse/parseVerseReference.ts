/** The key in "2:255", "2 255", "2.255" or "2/255"; undefined for anything else. */
export function parseVerseReference(text: string): string | undefined {
  const match = /^\s*0*(\d+)[\s:./-]+0*(\d+)\s*$/.exec(text);
  return match ? `${match[1]}:${match[2]}` : undefined;
}
