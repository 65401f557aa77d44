import { builder } from '../../builder';
import { SOURCES, type Source } from '../../../text/sources';

const source = builder.objectRef<Source>('Source').implement({
  description: 'Where a text comes from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The text and who made it.' }),
    licence: t.exposeString('licence', { description: 'The terms under which it is given.' }),
    url: t.exposeString('url', { nullable: true, description: 'Where it is published.' }),
  }),
});

const PARTS = [
  'arabicText',
  'turkishTranslation',
  'englishTranslation',
  'englishWords',
  'turkishTranscription',
  'turkishWords',
] as const;

export const verseSource = builder.objectRef<object>('VerseSource').implement({
  description: 'The sources of a verse, part by part.',
  fields: (t) =>
    Object.fromEntries(
      PARTS.map((part) => [
        part,
        t.field({
          type: source,
          description: SOURCES[part].description,
          resolve: () => SOURCES[part],
        }),
      ]),
    ),
});
