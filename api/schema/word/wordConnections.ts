/** Pages of the words of roots and lemmas. */
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import { pagesByOwner } from '../../read/paginationByOwner';
import { selectWord, type WordRow } from '../../read/rows';

const wordEdge = builder.edgeObject({
  type: 'Word',
  name: 'WordEdge',
  description: 'A word and its position in the list.',
});

const wordConnection = builder.connectionObject(
  { type: 'Word', name: 'WordConnection', description: 'A page of words.' },
  wordEdge,
);

const words = {
  from: fragment`"Word" w`,
  select: selectWord,
  columns: ['w.id'],
  placeOf: (word: WordRow) => [word.id],
};

const wordsOfRoot = pagesByOwner<WordRow>({ ...words, isOwned: fragment`w."rootId" = owner.id` });

/** A lemma has the integer key of its first word. */
const wordsOfLemma = pagesByOwner<WordRow>({
  ...words,
  isOwned: fragment`w.lemma = (SELECT o.lemma FROM "Word" o WHERE o.id = owner.id)
    AND w."rootId" IS NOT DISTINCT FROM (SELECT o."rootId" FROM "Word" o WHERE o.id = owner.id)`,
});

builder.objectField('Root', 'words', (t) =>
  t.connection(
    {
      type: 'Word',
      description: 'Words with this root in mushaf order.',
      resolve: wordsOfRoot,
    },
    wordConnection,
    wordEdge,
  ),
);

builder.objectField('Lemma', 'words', (t) =>
  t.connection(
    { type: 'Word', description: 'Words with this lemma in mushaf order.', resolve: wordsOfLemma },
    wordConnection,
    wordEdge,
  ),
);
