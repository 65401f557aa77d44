import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { parseInput } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { HTML_INPUT, textOfHtml } from '../../../text/html';
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
        description: `Turkish translation as ${HTML_INPUT} ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
      englishTranslation: t.string({
        required: true,
        description: `English translation as ${HTML_INPUT} ${atMost(MAX_HTML_CHARACTERS)}`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Saves both translations of a verse, publishes their text and clears their needs-update marks.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { turkishTranslation, englishTranslation, ...verse } = parseInput(verseUpdate, input);
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
      return { id: verse.databaseId };
    },
  },
  {
    description: 'Payload of `updateVerse`.',
    outputFields: (t) => ({
      verse: t.field({
        type: verseNode,
        description: 'The verse after the change.',
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
      description: `${language === 'turkish' ? 'Turkish' : 'English'} translation as HTML, as last saved in the editor; null before the first save.`,
    }),
  );
}
