import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { NotFoundError, valid } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { textOfHtml } from '../../../text/html';
import { MAX_HTML_CHARACTERS } from '../../../text/limits';
import { postVerseNode } from './postVerse';
import { postVerseUpdate } from './postVerseRules';

builder.relayMutationField(
  'updatePostVerse',
  {
    description: 'The translations that a post has of its own for a verse.',
    inputFields: (t) => ({
      ...targetFields(t, 'verse of a post'),
      turkishTranslation: t.string({
        description: `Turkish translation as HTML; null or empty shows that of the verse again. ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
      englishTranslation: t.string({
        description: `English translation as HTML; null or empty shows that of the verse again. ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves the translations of a verse in one post; the verse itself stays as it is.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...html } = valid(postVerseUpdate, input);
      const { turkishTranslation: turkish, englishTranslation: english } = html;
      await changing(context, async (changes) => {
        const post = await changes.tx.post.findFirst({
          where: { deletedAt: null, verses: { some: { id } } },
        });
        if (!post) throw new NotFoundError(`There is no verse of a post ${id}.`);
        await changes.update({ entity: 'postVerse', id, expectedVersion }, () => ({
          turkishTranslationHtml: turkish,
          englishTranslationHtml: english,
          turkishTranslation: turkish && textOfHtml(turkish),
          englishTranslation: english && textOfHtml(english),
        }));
      });
      postVerseNode.getDataloader(context).clear(id);
      return { id };
    },
  },
  {
    description: 'A verse of a post that was saved.',
    outputFields: (t) => ({
      postVerse: t.field({
        type: postVerseNode,
        description: 'The verse of the post as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
