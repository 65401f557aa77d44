/** The index of the word at a position of a text that consists of these words with spaces between. */
export function wordAt(words: readonly string[], position: number): number {
  let end = 0;
  const index = words.findIndex((word) => {
    end += word.length + 1;
    return position < end;
  });
  return index < 0 ? words.length - 1 : index;
}
