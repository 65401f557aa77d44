import { builder } from '../../builder';
import { passageOf } from '../../../content/search/passages';
import { verseKey } from '../../../text/verseReference';

builder.objectType('Passage', {
  description:
    'Consecutive verses that belong together in meaning, with a heading written for this project. Each verse belongs to one passage; none extends over two surahs.',
  fields: (t) => ({
    firstKey: t.string({
      description: 'Key of the first verse, e.g. "2:30".',
      resolve: ({ first }) => verseKey(first),
    }),
    lastKey: t.string({
      description: 'Key of the last verse; the same as the first for a single verse.',
      resolve: ({ last }) => verseKey(last),
    }),
    turkishHeading: t.exposeString('turkishHeading', {
      description: 'Turkish heading, two to eight words, without a period.',
    }),
    englishHeading: t.exposeString('englishHeading', {
      description: 'English heading, two to eight words, without a period.',
    }),
  }),
});

builder.objectField('Verse', 'passage', (t) =>
  t.field({
    type: 'Passage',
    description: 'The passage to which the verse belongs.',
    resolve: ({ id }) => passageOf(id),
  }),
);
