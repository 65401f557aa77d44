/** Pages of the words of roots and lemmas. */
import { builder } from '../../builder';
import { fragment } from '../../database/database';
import { pagesByOwner } from '../../read/paginationByOwner';
import type { Context } from '../../context';
import { pageOfRows, type PageArguments } from '../../read/pagination';
import { selectWord, type MeaningRow, type WordRow } from '../../read/rows';
import { wordNode } from './word';

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

/** The words of a meaning are known; those of a page are read in one statement. */
async function wordsOfMeaning({ ids }: MeaningRow, args: PageArguments, context: Context) {
  const page = await pageOfRows(
    args,
    ids.map((id) => ({ id })),
    { columns: ['id'], placeOf: ({ id }) => [id] },
  );
  const loader = wordNode.getDataloader(context);
  const { edges } = page;
  const nodes = await Promise.all(edges.map(({ node }) => loader.load(node.id)));
  return {
    ...page,
    edges: edges.map((edge, index) => ({ ...edge, node: nodes[index] as WordRow })),
  };
}

builder.objectField('RootMeaning', 'words', (t) =>
  t.connection(
    {
      type: 'Word',
      description: 'Words with this meaning in mushaf order.',
      resolve: wordsOfMeaning,
    },
    wordConnection,
    wordEdge,
  ),
);

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

const wordsOfElement = pagesByOwner<WordRow>({
  ...words,
  from: fragment`"Word" w JOIN "TermElementWord" tagged ON tagged."wordId" = w.id`,
  select: fragment`${selectWord} JOIN "TermElementWord" tagged ON tagged."wordId" = w.id`,
  isOwned: fragment`tagged."termElementId" = owner.id`,
});

builder.objectField('TermElement', 'occurrences', (t) =>
  t.connection(
    {
      type: 'Word',
      description:
        'Words that are tagged with it in mushaf order; `totalCount` is their number. Of a name of several words, the first one is tagged.',
      resolve: wordsOfElement,
    },
    wordConnection,
    wordEdge,
  ),
);
