/** The sign that ends a verse: its number in Arabic digits between ornate brackets. */
export function verseSign(number: number): string {
  const digits = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
  return `﴿${digits}﴾`;
}
