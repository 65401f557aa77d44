import { specifiedDirectives } from 'graphql';
import './auth/authMutations';
import './auth/viewer';
import './character/character';
import './failure/failures';
import './post/openingPhrase';
import './post/post';
import './postVerse/postVerse';
import './root/root';
import './surah/surah';
import './term/term';
import './termElement/termElement';
import './verse/verse';
import './word/word';
import { builder } from './builder';
import { adminDirective, protect } from './guard';

builder.queryField('contentRevision', (t) =>
  t.int({
    description: 'Raised with every change of public content; two answers of one revision agree.',
    resolve: async (_query, _args, { database: { sql } }) => {
      const [row] = await sql<{ revision: number }>`SELECT revision FROM "ContentRevision"`;
      return row?.revision ?? 0;
    },
  }),
);

export const schema = protect(
  builder.toSchema({ directives: [...specifiedDirectives, adminDirective] }),
);
