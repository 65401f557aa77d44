import { builder } from '../../builder';
import { changing } from '../../write/changes';
import { parseInput, textLanguage } from '../../errors';
import { atMost, changeErrors, targetFields } from '../../targets';
import { HTML_INPUT, textOfHtml } from '../../../text/html';
import { MAX_HTML_CHARACTERS } from '../../../text/limits';
import { verseNode } from './verse';
import { verseTarget, verseUpdate } from './verseRules';

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
      'Saves both translations of a verse and publishes their text. Clears the needs-update mark of a translation whose text changes; see `confirmTranslation` for one that is right as it is.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { turkishTranslation, englishTranslation, ...verse } = parseInput(verseUpdate, input);
      await changing(context, (changes) =>
        changes.update({ entity: 'verse', id: verse.databaseId, ...verse }, (before) => {
          const turkish = textOfHtml(turkishTranslation);
          const english = textOfHtml(englishTranslation);
          return {
            turkishTranslationAdmin: turkishTranslation,
            englishTranslationAdmin: englishTranslation,
            turkishTranslation: turkish,
            englishTranslation: english,
            ...(turkish !== before.turkishTranslation && { turkishTranslationNeedsUpdate: false }),
            ...(english !== before.englishTranslation && { englishTranslationNeedsUpdate: false }),
          };
        }),
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

builder.relayMutationField(
  'confirmTranslation',
  {
    description: 'A translation of a verse that is right as it is.',
    inputFields: (t) => ({
      ...targetFields(t, 'verse'),
      language: t.field({
        type: 'Language',
        required: true,
        description: 'Language of the translation: TURKISH or ENGLISH.',
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Clears the needs-update mark of a translation, which is right although the gloss of a word has changed.',
    errors: changeErrors,
    resolve: async (_root, { input }, context) => {
      const { language: given, ...verse } = input;
      const language = textLanguage(given);
      const target = parseInput(verseTarget, verse);
      await changing(context, (changes) =>
        changes.update({ entity: 'verse', id: target.databaseId, ...target }, () => ({
          [`${language}TranslationNeedsUpdate`]: false,
        })),
      );
      return { id: target.databaseId };
    },
  },
  {
    description: 'Payload of `confirmTranslation`.',
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
