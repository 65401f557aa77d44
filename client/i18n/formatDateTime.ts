/** A date and time in the reader's language and time zone. */
export function formatDateTime(language: string, time: string | number): string {
  return new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
}
