/**
 * A word as it is shown. A pause mark is placed over the end of its word only in the same run of
 * text.
 */
export function arabicOf(arabicText: string, pauseAfter: string | null | undefined): string {
  return arabicText + (pauseAfter === '۩' ? ' ۩' : (pauseAfter ?? ''));
}
