/** Words to change together in addresses: `/admin/words?form=1:1:3&language=english&task=tag`. */
import { isRootLetters } from '../../text/rootLetters';
import { SEARCH_LIMITS } from '../../text/searchLimits';
import type { Language } from '../language';
import { isLanguage } from './glossAddress';

/** The words of a form, of a root or of a search. */
export interface WordsPart {
  /** Key of a word with the form. */
  form?: string | undefined;
  /** Letters of the root. */
  root?: string | undefined;
  /** The query of a search, whose matching words are meant. */
  query?: string | undefined;
  /** Undefined for the language of the reader. */
  language?: Language | undefined;
  isTagging?: boolean;
  /** Cursor after which the places start; for a search the index of a page. */
  after?: string | undefined;
}

/** The words that an address names; undefined if it names none. */
export function wordsPartOf(search: string): WordsPart | undefined {
  const params = new URLSearchParams(search);
  const [form, root, language] = [params.get('form'), params.get('root'), params.get('language')];
  const given = {
    language: isLanguage(language) ? language : undefined,
    isTagging: params.get('task') === 'tag',
    after: params.get('after') ?? undefined,
  };
  if (form && /^\d{1,3}:\d{1,3}:\d{1,3}$/.test(form)) return { ...given, form };
  if (root && isRootLetters(root)) return { ...given, root };
  const query = params.get('query')?.trim().slice(0, SEARCH_LIMITS.queryCharacters);
  return query ? { ...given, query } : undefined;
}

export function wordsPath({ form, root, query, language, isTagging, after }: WordsPart): string {
  const params = new URLSearchParams();
  if (form) params.set('form', form);
  if (root) params.set('root', root);
  if (query) params.set('query', query);
  if (language) params.set('language', language);
  if (isTagging) params.set('task', 'tag');
  if (after) params.set('after', after);
  return `/admin/words?${params}`;
}
