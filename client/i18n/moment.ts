/** A date and time as the reader's language and clock tell it. */
export function momentIn(language: string, moment: string | number): string {
  return new Date(moment).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
