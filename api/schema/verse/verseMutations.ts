import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { valid } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { textOfHtml } from '../../../text/html';
import { MAX_HTML_CHARACTERS } from '../../../text/limits';
import { verseNode } from './verse';
import { verseUpdate } from './verseRules';

builder.relayMutationField(
  'updateVerse',
  {
    description: 'The translations of a verse.',
    inputFields: (t) => ({
      ...targetFields(t, 'verse'),
      turkishTranslation: t.string({
        required: true,
        description: `Turkish translation as HTML; what is not allowed in it is taken out. ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
      englishTranslation: t.string({
        required: true,
        description: `English translation as HTML; what is not allowed in it is taken out. ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Saves both translations, publishes their text and clears the marks that they need an update.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { turkishTranslation, englishTranslation, ...verse } = valid(verseUpdate, input);
      await changing(context, (changes) =>
        changes.update({ entity: 'verse', id: verse.databaseId, ...verse }, () => ({
          turkishTranslationAdmin: turkishTranslation,
          englishTranslationAdmin: englishTranslation,
          turkishTranslation: textOfHtml(turkishTranslation),
          englishTranslation: textOfHtml(englishTranslation),
          turkishTranslationNeedsUpdate: false,
          englishTranslationNeedsUpdate: false,
        })),
      );
      verseNode.getDataloader(context).clear(verse.databaseId);
      return { id: verse.databaseId };
    },
  },
  {
    description: 'A verse that was saved.',
    outputFields: (t) => ({
      verse: t.field({
        type: verseNode,
        description: 'The verse as it is now.',
        resolve: ({ id }) => id,
      }),
    }),
  },
);

for (const language of ['turkish', 'english'] as const) {
  builder.objectField('Verse', `${language}TranslationAdmin`, (t) =>
    t.exposeString(`${language}TranslationAdmin`, {
      nullable: true,
      directives: { admin: {} },
      description: `HTML that the editor last saved in ${language === 'turkish' ? 'Turkish' : 'English'}; null before the first time.`,
    }),
  );
}
