import type { PostSection } from '../../__generated__/prisma/enums';
import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { createOnce } from '../../write/creations';
import { problem } from '../../problems';
import { NotFoundError, parseInput, ValidationError } from '../../errors';
import {
  atMost,
  changeErrors,
  clientKeyField,
  givenTexts,
  IS_REPEATED,
  targetFields,
} from '../../targets';
import { verseIdsOf } from '../../write/verseIds';
import { withOwnTranslations } from '../../write/versesOfPost';
import { HTML_INPUT } from '../../../text/html';
import { MAX_HTML_CHARACTERS, POST_LIMITS } from '../../../text/limits';
import { checkTopicLevels, NEW_TOPIC } from '../../write/topicLevels';
import { postNode } from './post';
import { checkRelations } from './postRelations';
import { postCreation, postTarget, postUpdate, type PostInput } from './postRules';
import { postSection } from './section';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const { number, titleCharacters, verses, synonyms, synonymCharacters, related, terms, roots } =
  POST_LIMITS;

/** The sentence of a description of a list that need not be given. */
const LIST_TO_GIVE =
  'No duplicates. Null or omitted: unchanged, for a new post none; an empty list removes all.';

/** What all synonyms have in common. */
const SYNONYMS = `by which the search finds it: at most ${synonyms}, of at most ${synonymCharacters} characters each. They are compared without case, accents and apostrophes. ${LIST_TO_GIVE}`;

const postFields = (t: InputFields) => ({
  number: t.int({
    required: true,
    description: `Position among the posts of the section, ${number.minimum} to ${number.maximum}.`,
  }),
  section: t.field({ type: postSection, required: true, description: 'Category of the post.' }),
  turkishTitle: t.string({
    required: true,
    description: `Title in Turkish, plain text. ${atMost(titleCharacters)}`,
  }),
  englishTitle: t.string({
    required: true,
    description: `Title in English, plain text. ${atMost(titleCharacters)}`,
  }),
  turkishNote: t.string({
    required: true,
    description: `Note in Turkish as ${HTML_INPUT} ${atMost(MAX_HTML_CHARACTERS)}`,
  }),
  englishNote: t.string({
    required: true,
    description: `Note in English as ${HTML_INPUT} ${atMost(MAX_HTML_CHARACTERS)}`,
  }),
  verseReferences: t.stringList({
    required: true,
    description: `Keys of 1 to ${verses} verses in order, e.g. "2:255"; a verse may be repeated.`,
  }),
  turkishSynonyms: t.stringList({ description: `Other Turkish words for the topic, ${SYNONYMS}` }),
  englishSynonyms: t.stringList({ description: `Other English words for the topic, ${SYNONYMS}` }),
  broaderId: t.int({
    description:
      'Integer key of the broader post that this one is a part of; null for none; unchanged if omitted, for a new post none. There are two levels: the broader post is not a part itself, and this one has no parts.',
  }),
  relatedIds: t.intList({
    description: `Integer keys of other posts on the same subject, in order, at most ${related}. ${LIST_TO_GIVE}`,
  }),
  termIds: t.intList({
    description: `Integer keys of terms whose tables belong to the subject, in order, at most ${terms}. ${LIST_TO_GIVE}`,
  }),
  rootLetters: t.stringList({
    description: `Letters of roots of the words of the subject, e.g. "صوم", in the order of their importance, at most ${roots}. ${LIST_TO_GIVE}`,
  }),
});

/** The columns that the input gives. */
const columnsOf = ({
  section,
  broaderId,
  turkishSynonyms,
  englishSynonyms,
  relatedIds,
  termIds,
  rootLetters,
  ...texts
}: PostInput) => ({
  ...texts,
  section: section as PostSection,
  ...(broaderId !== undefined && { broaderId }),
  ...givenTexts({ turkishSynonyms, englishSynonyms, relatedIds, termIds, rootLetters }),
});

builder.relayMutationField(
  'createPost',
  {
    description: 'A new post; no required field may be empty.',
    inputFields: (t) => ({ ...postFields(t), clientKey: clientKeyField(t) }),
  },
  {
    directives: { admin: {} },
    description: 'Creates a post.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const { verseReferences, clientKey, ...fields } = parseInput(postCreation, input);
      return changing(context, (changes) =>
        createOnce(changes, { entity: 'post', clientKey }, async () => {
          const verseIds = await verseIdsOf(changes.tx, verseReferences);
          await checkRelations(changes.tx, fields);
          await checkTopicLevels(changes.tx, NEW_TOPIC, { broaderId: fields.broaderId ?? null });
          return changes.tx.post.create({
            data: {
              ...columnsOf(fields),
              verses: {
                create: verseIds.map((verseId, index) => ({ verseId, position: index + 1 })),
              },
            },
          });
        }),
      );
    },
  },
  {
    description: 'Payload of `createPost`.',
    outputFields: (t) => ({
      isRepeated: t.exposeBoolean('isRepeated', { description: IS_REPEATED }),
      post: t.field({
        type: postNode,
        description: 'The new post.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);

builder.relayMutationField(
  'updatePost',
  {
    description: 'All fields of a post.',
    inputFields: (t) => ({ ...targetFields(t, 'post'), ...postFields(t) }),
  },
  {
    directives: { admin: {} },
    description:
      "Saves a post. Verses that remain in it keep the post's own translations; those of a verse that is taken out are kept, and return with the verse when it is added to the post again.",
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const {
        databaseId: id,
        expectedVersion,
        verseReferences,
        ...fields
      } = parseInput(postUpdate, input);
      await changing(context, async (changes) => {
        const verseIds = await verseIdsOf(changes.tx, verseReferences);
        await changes.update({ entity: 'post', id, expectedVersion }, async (before) => {
          await checkRelations(changes.tx, fields, before);
          const verses = await withOwnTranslations(changes.tx, id, verseIds, before.verses);
          return { ...columnsOf(fields), verses };
        });
      });
      return { id };
    },
  },
  {
    description: 'Payload of `updatePost`.',
    outputFields: (t) => ({
      post: t.field({
        type: postNode,
        description: 'The post after the change.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);

builder.relayMutationField(
  'deletePost',
  { description: 'The post to delete.', inputFields: (t) => targetFields(t, 'post') },
  {
    directives: { admin: {} },
    description:
      "Deletes a post. It disappears from all responses at once and can be restored. The Beginning can't be deleted.",
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = parseInput(postTarget, input);
      if (id === 1) {
        throw new ValidationError([problem('databaseId', { code: 'CANNOT_BE_DELETED' })]);
      }
      await changing(context, (changes) =>
        changes.update({ entity: 'post', id, expectedVersion }, () => ({
          deletedAt: new Date().toISOString(),
        })),
      );
      return { id };
    },
  },
  {
    description: 'Payload of `deletePost`.',
    outputFields: (t) => ({
      deletedPostId: t.globalID({
        description: 'The `id` of the deleted row, for removing it from lists.',
        resolve: ({ id }) => ({ type: postNode, id }),
      }),
    }),
  },
);

builder.relayMutationField(
  'restorePost',
  { description: 'The post to restore.', inputFields: (t) => targetFields(t, 'post') },
  {
    directives: { admin: {} },
    description:
      'Restores a deleted post, unless posts would then have a third level: `BROADER_IS_A_PART` or `HAS_PARTS`.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = parseInput(postTarget, input);
      await changing(
        context,
        (changes) =>
          changes.update(
            { entity: 'post', id, expectedVersion },
            (before) => {
              if (!before.deletedAt) throw new NotFoundError(`Post ${id} is not deleted.`);
              return { deletedAt: null };
            },
            { includeDeleted: true },
          ),
        'restore',
      );
      return { id };
    },
  },
  {
    description: 'Payload of `restorePost`.',
    outputFields: (t) => ({
      post: t.field({
        type: postNode,
        description: 'The post after the change.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
