import { definite } from '../../errors';
import { builder } from '../../builder';
import { SEARCH_LIMITS } from '../../../text/searchLimits';
import type { SuggestionTargetRow } from '../../read/rows';
import { languageOfText } from './search';
import { suggestTargets } from './names/suggestTargets';

const suggestionTarget = builder.unionType('SuggestionTarget', {
  description: 'Target of a suggestion.',
  types: ['Surah', 'Verse', 'Post', 'Term', 'TermElement', 'Root'],
  resolveType: (target) => (target as SuggestionTargetRow).__typename,
});

builder.objectType('Suggestion', {
  description: 'A suggestion for a partly typed query.',
  fields: (t) => ({
    label: t.exposeString('label', {
      description: 'Label in the requested language, e.g. "36 - Yâsîn", "2:255" or a title.',
    }),
    target: t.expose('target', {
      type: suggestionTarget,
      description: 'The suggested surah, verse, post, term, term element or root.',
    }),
  }),
});

builder.objectField('SearchAnswer', 'named', (t) =>
  t.expose('named', {
    type: ['Suggestion'],
    description: `At most ${SEARCH_LIMITS.suggestions} roots, posts, terms, term elements and surahs that the words name in any language, best first; empty for a reference, and for queries of more than three words.`,
  }),
);

builder.queryField('suggest', (t) =>
  t.field({
    type: ['Suggestion'],
    description: `At most ${SEARCH_LIMITS.suggestions} suggestions for a partly typed query, best first: surahs, verses (by reference or famous name), posts, terms, term elements and roots.`,
    args: {
      query: t.arg.string({ required: true, description: 'The text typed so far.' }),
      language: t.arg({
        type: languageOfText,
        defaultValue: 'turkish',
        description: 'Language of the labels; names in the other language match too.',
      }),
    },
    resolve: (_query, { query, language }, context) =>
      suggestTargets(query, definite(language ?? 'turkish'), context),
  }),
);
