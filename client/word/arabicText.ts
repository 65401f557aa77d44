/**
 * The displayed text of a word. It includes the pause mark, because fonts place the mark over the
 * end of the word only within the same run of text.
 */
export function arabicOf(arabicText: string, pauseAfter: string | null | undefined): string {
  return arabicText + (pauseAfter === '۩' ? ' ۩' : (pauseAfter ?? ''));
}

/** The sign that ends a verse: its number in Arabic digits between ornate brackets. */
export function verseSign(number: number): string {
  const digits = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
  return `﴿${digits}﴾`;
}
