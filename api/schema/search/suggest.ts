import { builder } from '../../builder';
import type { SuggestionTargetRow } from '../../read/rows';
import { languageOfText } from './search';
import { suggestTargets } from './suggestTargets';

const suggestionTarget = builder.unionType('SuggestionTarget', {
  description: 'What a suggestion leads to.',
  types: ['Surah', 'Verse', 'Post', 'Term', 'TermElement', 'Root'],
  resolveType: (target) => (target as SuggestionTargetRow).__typename,
});

builder.objectType('Suggestion', {
  description: 'What someone who types this may be looking for.',
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'What to show, in the language asked for: "36 - Yâsîn", "2:255", a title.',
    }),
    target: t.expose('target', {
      type: suggestionTarget,
      description: 'The surah, verse, topic, table, name or root itself.',
    }),
  }),
});

builder.queryField('suggest', (t) =>
  t.field({
    type: ['Suggestion'],
    description:
      'At most 8 surahs, verses (by reference or famous name), topics, tables, names and roots, the nearest first, for a search box as one types.',
    args: {
      query: t.arg.string({ required: true, description: 'What has been typed so far.' }),
      language: t.arg({
        type: languageOfText,
        defaultValue: 'turkish',
        description: 'What labels are written in; names of the other language are found too.',
      }),
    },
    resolve: (_query, { query, language }, context) =>
      suggestTargets(query, language ?? 'turkish', context),
  }),
);
