import { specifiedDirectives } from 'graphql';
import './auth/authMutations';
import './auth/viewer';
import './schema/character/character';
import './schema/character/characterMutations';
import './schema/contentRevision/contentRevision';
import './schema/failedSearch/failedSearch';
import './schema/failedSearch/failedSearchMutations';
import './schema/failure/failures';
import './schema/post/openingPhrase';
import './schema/post/post';
import './schema/post/postMutations';
import './schema/postVerse/postVerse';
import './schema/postVerse/postVerseMutations';
import './schema/qualityCheck/qualityCheck';
import './schema/revision/changeSet';
import './schema/revision/changeSetMutations';
import './schema/revision/revision';
import './schema/revision/currentVersion';
import './schema/revision/revisionMutations';
import './schema/revision/revisionNames';
import './schema/root/root';
import './schema/root/rootForms';
import './schema/search/passage';
import './schema/search/reference';
import './schema/search/search';
import './schema/search/suggest';
import './schema/surah/surah';
import './schema/surah/surahMutations';
import './schema/term/term';
import './schema/term/termMutations';
import './schema/termElement/termElement';
import './schema/termElement/termElementMutations';
import './schema/translationWork/translationWork';
import './schema/translationWork/workCounts';
import './schema/trash/trash';
import './schema/verse/surahVerses';
import './schema/verse/verse';
import './schema/verse/verseMutations';
import './schema/verseAlias/verseAlias';
import './schema/verseAlias/verseAliasMutations';
import './schema/word/glossGroup';
import './schema/word/glossSuggestions';
import './schema/word/glossWork';
import './schema/word/verseText';
import './schema/word/word';
import './schema/word/wordMutations';
import './schema/word/arabicCorrection';
import './schema/word/wordSetMutations';
import './schema/word/wordsOfForm';
import { subjectsOf } from './schema/search/closeness/subjects';
import { closenessOf } from './schema/search/closeness/closenessOf';
import { builder } from './builder';
import { countPages } from './complexity';
import type { Context } from './context';
import { adminDirective, protect } from './guard';
import { separateNodes } from './nodes';
import { recordDependencies } from './read/dependencies';
import { exposeRows } from './read/loader';

const built = builder.toSchema({ directives: [...specifiedDirectives, adminDirective] });

export const schema = countPages(protect(recordDependencies(separateNodes(exposeRows(built)))));

/** Loads the search index, for which the first search and everything beside it would wait. */
export async function prepareSearch(context: Pick<Context, 'database'>): Promise<void> {
  await closenessOf(context);
  await subjectsOf(context);
}
