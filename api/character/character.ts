import { builder, parseDatabaseId } from '../builder';
import type { CharacterRow } from '../rows';

export const characterNode = builder.loadableNode('Character', {
  description: 'A letter of the Arabic alphabet.',
  id: { resolve: (character) => character.id, parse: parseDatabaseId },
  load: (ids: number[], { database: { sql } }) =>
    sql<CharacterRow>`SELECT * FROM "Character" WHERE id = ANY(${ids}::int[])`,
  sort: (character: CharacterRow) => character.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Place in the alphabet, from 1.' }),
    arabicLetter: t.exposeString('arabicLetter', { description: 'The letter standing alone.' }),
    arabicPronunciation: t.exposeString('arabicPronunciation', {
      description: 'Its name in vowelled Arabic.',
    }),
    turkishPronunciation: t.exposeString('turkishPronunciation', {
      description: 'How it is pronounced, for Turkish readers.',
    }),
    turkishLetter: t.exposeString('turkishLetter', {
      description: 'The letter that stands for it in Turkish transcription.',
    }),
    englishPronunciation: t.exposeString('englishPronunciation', {
      description: 'How it is pronounced, for English readers.',
    }),
    englishLetter: t.exposeString('englishLetter', {
      description: 'The letter that stands for it in English transcription.',
    }),
    version: t.exposeInt('version', { description: 'Raised by one with every change.' }),
  }),
});

builder.queryField('characters', (t) =>
  t.field({
    type: ['Character'],
    description: 'The letters of the Arabic alphabet in its order.',
    resolve: (_query, _args, { database: { sql } }) =>
      sql<CharacterRow>`SELECT * FROM "Character" ORDER BY id`,
  }),
);
