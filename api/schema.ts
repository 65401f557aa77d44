import { specifiedDirectives } from 'graphql';
import './auth/authMutations';
import './auth/viewer';
import './character/character';
import './character/characterMutations';
import './failedSearch/failedSearch';
import './failure/failures';
import './post/openingPhrase';
import './post/post';
import './post/postMutations';
import './postVerse/postVerse';
import './postVerse/postVerseMutations';
import './qualityCheck/qualityCheck';
import './revision/revision';
import './revision/revisionMutations';
import './revision/revisionNames';
import './root/root';
import './root/rootForms';
import './search/search';
import './search/suggest';
import './surah/surah';
import './surah/surahMutations';
import './term/term';
import './term/termMutations';
import './termElement/termElement';
import './termElement/termElementMutations';
import './translationWork/translationWork';
import './translationWork/workCounts';
import './trash/trash';
import './verse/surahVerses';
import './verse/verse';
import './verse/verseMutations';
import './verseAlias/verseAlias';
import './verseAlias/verseAliasMutations';
import './word/verseText';
import './word/word';
import './word/wordMutations';
import { builder } from './builder';
import { countPages } from './complexity';
import { adminDirective, protect } from './guard';
import { exposeRows } from './loader';

builder.queryField('contentRevision', (t) =>
  t.int({
    description: 'Raised with every change of public content; two answers of one revision agree.',
    resolve: async (_query, _args, { database: { sql } }) => {
      const [row] = await sql<{ revision: number }>`SELECT revision FROM "ContentRevision"`;
      return row?.revision ?? 0;
    },
  }),
);

export const schema = countPages(
  protect(exposeRows(builder.toSchema({ directives: [...specifiedDirectives, adminDirective] }))),
);
