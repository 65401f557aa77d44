/** At most as many aliases of one field as the API accepts, with room for those of a reader. */
const MAX_LEMMAS = 10;

/**
 * A GraphQL query that counts the words of an element again: the tagged ones, those left out, and all words of each
 * lemma.
 * @param id opaque id of the element
 * @param lemmas as the mushaf spells them
 */
export function countQuery(id: string, lemmas: readonly string[]): string {
  const ofLemmas = lemmas
    .slice(0, MAX_LEMMAS)
    .map(
      (lemma, index) =>
        `  lemma${index + 1}: lemmas(text: ${JSON.stringify(lemma)}) { numberOfWords }\n`,
    );
  return `{
  node(id: "${id}") {
    ... on TermElement {
      rules { lemmas arabicText numberOfWords numberOfCounted }
      occurrences(first: 100) {
        totalCount
        edges { node { key arabicText } }
        pageInfo { hasNextPage endCursor }
      }
      leftOut(first: 100) {
        totalCount
        edges { node { word { key arabicText } turkishReason englishReason } }
      }
    }
  }
${ofLemmas.join('')}}`;
}
