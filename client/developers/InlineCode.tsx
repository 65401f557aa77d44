/** A text whose parts between backticks are code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // The parts are in a fixed order.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
