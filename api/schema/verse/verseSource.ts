import { builder } from '../../builder';
import { SOURCES, type TextSource } from '../../../text/sources';

const source = builder.objectRef<TextSource>('Source').implement({
  description: 'Source of a text.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the text and its author.' }),
    licence: t.exposeString('licence', { description: 'License of the text.' }),
    url: t.exposeString('url', { nullable: true, description: 'Address of its publication.' }),
  }),
});

const PARTS = [
  'arabicText',
  'turkishTranslation',
  'englishTranslation',
  'englishWords',
  'turkishTranscription',
  'englishTranscription',
  'turkishWords',
] as const;

export const verseSource = builder.objectRef<object>('VerseSource').implement({
  description: 'Sources of the parts of a verse.',
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
