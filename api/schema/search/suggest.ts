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
      description:
        'Label in the requested language, e.g. "36 - Yâsîn", "2:255" or a title; for a post that is suggested by another name, its title and this name: "Title · synonym".',
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
    description: `At most ${SEARCH_LIMITS.suggestions} roots, posts, terms, term elements and surahs, best first: at most three posts that a Turkish or English query of any length is about, and what the words of a query of at most three meaningful words name in any language; empty for a reference.`,
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
