/** Mutations of many words that history shows as one change and that are undone as one. */
import { builder } from '../../builder';
import { parseInput, StaleWordsError, textLanguage, ValidationError } from '../../errors';
import { problem } from '../../problems';
import { atMost, expectedVersionField } from '../../targets';
import { changing, type Changes } from '../../write/changes';
import { changeWords } from '../../write/wordChanges';
import { WORD_LIMITS } from '../../../text/limits';
import { wordNode } from './word';
import { glossReplacement, tagging } from './wordSetRules';

const WORDS = `1 to ${WORD_LIMITS.wordsTogether} words; repetitions of a key are ignored.`;

const key = { required: true, description: 'Key of the word, e.g. "2:255:3".' } as const;

const versionedWord = builder.inputType('VersionedWordInput', {
  description: 'A word and the version of it that the caller read.',
  fields: (t) => ({ key: t.string(key), expectedVersion: expectedVersionField(t) }),
});

const taggedWord = builder.inputType('TaggedWordInput', {
  description: 'A word to tag, and its glosses with the tag.',
  fields: (t) => ({
    key: t.string(key),
    expectedVersion: expectedVersionField(t),
    turkishTranslation: t.string({
      description: `New Turkish gloss; null leaves it as it is. ${atMost(WORD_LIMITS.glossCharacters)}`,
    }),
    englishTranslation: t.string({
      description: `New English gloss; null leaves it as it is. ${atMost(WORD_LIMITS.glossCharacters)}`,
    }),
  }),
});

builder.objectType(StaleWordsError, {
  name: 'StaleWordsError',
  interfaces: ['Failure'],
  description:
    'Someone else saved some of the words after the caller read them. None of the words was changed.',
  fields: (t) => ({
    words: t.field({
      type: [wordNode],
      description: 'The current words, each with the `version` to send next, in mushaf order.',
      resolve: ({ ids }) => ids,
    }),
  }),
});

const errors = { types: [ValidationError, StaleWordsError] };

interface WordSet {
  wordIds: number[];
  changeSetId: number | null;
}

type Fields = Parameters<
  NonNullable<Parameters<ReturnType<typeof builder.objectRef<WordSet>>['implement']>[0]['fields']>
>[0];

const outputFields = (t: Fields) => ({
  words: t.field({
    type: [wordNode],
    description: 'The words after the change, in the given order.',
    resolve: ({ wordIds }) => wordIds,
  }),
  changeSet: t.field({
    type: 'ChangeSet',
    nullable: true,
    description: 'The changes, for `undoChangeSet`; null if at most one word has changed.',
    resolve: ({ changeSetId }) => (changeSetId === null ? null : { id: changeSetId }),
  }),
});

const ALL_OR_NONE =
  'If a word has another version than the caller expects, no word is changed and the result is a StaleWordsError. The changes of several words are one change set, which `undoChangeSet` undoes.';

builder.relayMutationField(
  'replaceGlosses',
  {
    description: 'A gloss for one or more words.',
    inputFields: (t) => ({
      language: t.field({
        type: 'Language',
        required: true,
        description: 'Language of the gloss: TURKISH or ENGLISH.',
      }),
      words: t.field({ type: [versionedWord], required: true, description: WORDS }),
      gloss: t.string({
        description: `The gloss that each of the words gets; null for none. ${atMost(WORD_LIMITS.glossCharacters)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description: `Gives words a gloss. A changed gloss, other than an empty one, marks the translation of the verse as in \`updateWord\`. ${ALL_OR_NONE}`,
    errors,
    resolve: async (_root, { input }, context): Promise<WordSet> => {
      const language = textLanguage(input.language);
      const { words, gloss } = parseInput(glossReplacement, input);
      return changing(context, async (changes) => {
        const ids = await idsOf(changes, words);
        const targets = words.map((word) => ({ ...word, id: ids.get(word.key) ?? 0 }));
        const data = { [`${language}Translation`]: gloss };
        const changeSetId = await changeWords(changes, targets, () => data);
        return { changeSetId, wordIds: [...ids.values()] };
      });
    },
  },
  { description: 'Payload of `replaceGlosses`.', outputFields },
);

builder.relayMutationField(
  'tagWords',
  {
    description: 'A term element and the words that are its occurrences.',
    inputFields: (t) => ({
      termElementId: t.int({ required: true, description: 'Integer key of the term element.' }),
      words: t.field({ type: [taggedWord], required: true, description: WORDS }),
    }),
  },
  {
    directives: { admin: {} },
    description: `Tags words with a term element, as the last one of each word, and sets their glosses. A word that has the tag keeps its order of tags. ${ALL_OR_NONE}`,
    errors,
    resolve: async (_root, { input }, context): Promise<WordSet> => {
      const { termElementId, words } = parseInput(tagging, input);
      return changing(context, async (changes) => {
        await checkElement(changes, termElementId);
        const ids = await idsOf(changes, words);
        const byId = new Map(words.map((word) => [ids.get(word.key) ?? 0, word]));
        const targets = [...byId].map(([id, { expectedVersion }]) => ({ id, expectedVersion }));
        const full: string[] = [];
        const changeSetId = await changeWords(changes, targets, (before) => {
          const { turkishTranslation, englishTranslation } = byId.get(before.id) ?? {};
          const isTagged = before.termElementIds.includes(termElementId);
          if (!isTagged && before.termElementIds.length >= WORD_LIMITS.termElements) {
            full.push(before.key);
          }
          return {
            ...(turkishTranslation !== undefined && { turkishTranslation }),
            ...(englishTranslation !== undefined && { englishTranslation }),
            ...(!isTagged && { termElementIds: [...before.termElementIds, termElementId] }),
          };
        });
        refuseFull(words, full);
        return { changeSetId, wordIds: [...ids.values()] };
      });
    },
  },
  { description: 'Payload of `tagWords`.', outputFields },
);

interface KeyedWord {
  key: string;
}

const noSuchWord = (index: number, value: string) =>
  problem(`words.${index}`, { code: 'NO_SUCH_WORD', value });

/**
 * The integer keys of words, by key.
 * @throws {ValidationError} naming each key without a word
 */
async function idsOf(
  { tx }: Changes,
  words: readonly KeyedWord[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.word.findMany({
    where: { key: { in: words.map(({ key }) => key) } },
    select: { id: true, key: true },
  });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  const problems = words.flatMap(({ key }, index) => (ids.has(key) ? [] : noSuchWord(index, key)));
  if (problems.length > 0) throw new ValidationError(problems);
  return new Map(words.map(({ key }) => [key, ids.get(key) ?? 0]));
}

/** @throws {ValidationError} unless there is such a term element */
async function checkElement({ tx }: Changes, id: number): Promise<void> {
  if (await tx.termElement.findFirst({ where: { id, deletedAt: null } })) return;
  throw new ValidationError([
    problem('termElementId', { code: 'NO_SUCH_TERM_ELEMENT', value: String(id) }),
  ]);
}

/** @throws {ValidationError} if words would get more than the maximum of term elements */
function refuseFull(words: readonly KeyedWord[], full: readonly string[]): void {
  const maximum = WORD_LIMITS.termElements;
  const problems = words.flatMap(({ key }, index) =>
    full.includes(key)
      ? [problem(`words.${index}`, { code: 'TOO_MANY_TERM_ELEMENTS', maximum })]
      : [],
  );
  if (problems.length > 0) throw new ValidationError(problems);
}
