import type { PostSection } from '../../__generated__/prisma/enums';
import { builder } from '../../builder';
import { changing } from '../../write/changes';
import type { PostVerseSnapshot } from '../../write/entities';
import { problem } from '../../problems';
import { NotFoundError, valid, ValidationError } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { verseIdsOf } from '../../write/verseIds';
import { MAX_HTML_CHARACTERS, POST_LIMITS } from '../../../text/limits';
import { postNode } from './post';
import { postCreation, postTarget, postUpdate } from './postRules';
import { postSection } from './section';

type InputFields = Parameters<Parameters<typeof builder.inputType>[1]['fields']>[0];

const { number, titleCharacters, verses } = POST_LIMITS;

const postFields = (t: InputFields) => ({
  number: t.int({
    required: true,
    description: `Place among the posts of the section, ${number.minimum} to ${number.maximum}.`,
  }),
  section: t.field({ type: postSection, required: true, description: 'The category.' }),
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
    description: `Note in Turkish as HTML; what is not allowed in it is taken out. ${atMost(MAX_HTML_CHARACTERS)}`,
  }),
  englishNote: t.string({
    required: true,
    description: `Note in English as HTML; what is not allowed in it is taken out. ${atMost(MAX_HTML_CHARACTERS)}`,
  }),
  verseReferences: t.stringList({
    required: true,
    description: `Its verses in their order, "2:255", 1 to ${verses} of them; one may come twice.`,
  }),
});

builder.relayMutationField(
  'createPost',
  { description: 'A post; every field must be filled.', inputFields: postFields },
  {
    directives: { admin: {} },
    description: 'Makes a post.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const { verseReferences, ...fields } = valid(postCreation, input);
      return changing(context, async (changes) => {
        const verseIds = await verseIdsOf(changes.tx, verseReferences);
        const post = await changes.tx.post.create({
          data: {
            ...fields,
            section: fields.section as PostSection,
            verses: {
              create: verseIds.map((verseId, index) => ({ verseId, position: index + 1 })),
            },
          },
        });
        return changes.made('post', post);
      });
    },
  },
  {
    description: 'A post that was made.',
    outputFields: (t) => ({
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
    description: 'A post with all its fields.',
    inputFields: (t) => ({ ...targetFields(t, 'post'), ...postFields(t) }),
  },
  {
    directives: { admin: {} },
    description: 'Saves a post. Verses that stay in it keep the translations it has of its own.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const {
        databaseId: id,
        expectedVersion,
        verseReferences,
        ...fields
      } = valid(postUpdate, input);
      await changing(context, async (changes) => {
        const verseIds = await verseIdsOf(changes.tx, verseReferences);
        await changes.update({ entity: 'post', id, expectedVersion }, (before) => ({
          ...fields,
          section: fields.section as PostSection,
          verses: withOwnTranslations(verseIds, before.verses),
        }));
      });
      postNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A post that was saved.',
    outputFields: (t) => ({
      post: t.field({
        type: postNode,
        description: 'The post as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);

/** Each verse with what the post had for it; for a verse that comes twice, in the same order. */
function withOwnTranslations(verseIds: number[], before: PostVerseSnapshot[]): PostVerseSnapshot[] {
  const left = [...before];
  return verseIds.map((verseId) => {
    const place = left.findIndex((verse) => verse.verseId === verseId);
    const [kept] = place < 0 ? [] : left.splice(place, 1);
    return (
      kept ?? {
        verseId,
        turkishTranslation: null,
        englishTranslation: null,
        turkishTranslationHtml: null,
        englishTranslationHtml: null,
      }
    );
  });
}

builder.relayMutationField(
  'deletePost',
  { description: 'Which post.', inputFields: (t) => targetFields(t, 'post') },
  {
    directives: { admin: {} },
    description:
      'Deletes a post: it leaves every answer at once and can be restored. The Beginning stays.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = valid(postTarget, input);
      if (id === 1) {
        throw new ValidationError([problem('databaseId', { code: 'CANNOT_BE_DELETED' })]);
      }
      await changing(context, (changes) =>
        changes.update({ entity: 'post', id, expectedVersion }, () => ({
          deletedAt: new Date().toISOString(),
        })),
      );
      postNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A post that was deleted.',
    outputFields: (t) => ({
      deletedPostId: t.globalID({
        description: 'The `id` it had, for lists that show it.',
        resolve: ({ id }) => ({ type: postNode, id }),
      }),
    }),
  },
);

builder.relayMutationField(
  'restorePost',
  { description: 'Which post.', inputFields: (t) => targetFields(t, 'post') },
  {
    directives: { admin: {} },
    description: 'Brings a deleted post back.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion } = valid(postTarget, input);
      await changing(
        context,
        (changes) =>
          changes.update(
            { entity: 'post', id, expectedVersion },
            (before) => {
              if (!before.deletedAt) throw new NotFoundError(`Post ${id} is not deleted.`);
              return { deletedAt: null };
            },
            { isDeletedToo: true },
          ),
        'restore',
      );
      postNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A post that is back.',
    outputFields: (t) => ({
      post: t.field({
        type: postNode,
        description: 'The post as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
