import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { NotFoundError, parseInput } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { textOfHtml } from '../../../text/html';
import { MAX_HTML_CHARACTERS } from '../../../text/limits';
import { postVerseNode } from './postVerse';
import { postVerseUpdate } from './postVerseRules';

builder.relayMutationField(
  'updatePostVerse',
  {
    description: "The post's own translations of a verse.",
    inputFields: (t) => ({
      ...targetFields(t, 'verse of a post'),
      turkishTranslation: t.string({
        description: `Turkish translation as HTML; null or an empty text restores the translation of the verse. ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
      englishTranslation: t.string({
        description: `English translation as HTML; null or an empty text restores the translation of the verse. ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description: 'Saves the translations of a verse in one post. The verse itself is not changed.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { databaseId: id, expectedVersion, ...html } = parseInput(postVerseUpdate, input);
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
      return { id };
    },
  },
  {
    description: 'Payload of `updatePostVerse`.',
    outputFields: (t) => ({
      postVerse: t.field({
        type: postVerseNode,
        description: 'The verse of the post after the change.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);
