/**
 * A word as it is shown. A pause mark is placed over the end of its word only in the same run of
 * text.
 */
export function arabicOf(arabicText: string, pauseAfter: string | null | undefined): string {
  return arabicText + (pauseAfter === '۩' ? ' ۩' : (pauseAfter ?? ''));
}

/** The sign that ends a verse: its number in Arabic digits between ornate brackets. */
export function verseSign(number: number): string {
  const digits = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
  return `﴿${digits}﴾`;
}
