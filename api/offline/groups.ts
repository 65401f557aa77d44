/** Which pages are in which bundle. */
import { LISTS, type Tag } from '../database/tags';

/** Pages whose answers are kept and updated together. */
export interface BundleSpec {
  /** In its address: "surah-36", "roots-643" with the first letter as hexadecimal Unicode, "texts-3" with the tens of its surahs. */
  name: string;
  /** Paths of the pages, encoded. */
  paths: string[];
  /** Lists that say which pages there are. */
  lists: Tag[];
}

/** All of them are read for a search; fewer would be larger updates. */
const SURAHS_OF_TEXTS = 10;

/** @param paths of all pages, as in the sitemap */
export function groupPages(paths: readonly string[]): BundleSpec[] {
  const bundles = new Map<string, BundleSpec>();
  const add = (name: string, path: string, lists: Tag[]) => {
    const bundle = bundles.get(name) ?? { name, paths: [], lists };
    bundle.paths.push(path);
    bundles.set(name, bundle);
    return bundle;
  };
  for (const path of paths) {
    const [, kind = '', key = ''] =
      /^\/(surahs|verses|roots|posts|termTables)\/(.+)/.exec(path) ?? [];
    if (kind === 'surahs')
      add(`texts-${Math.floor(Number(key) / SURAHS_OF_TEXTS)}`, `${path}?texts`, []);
    if (kind === 'surahs' || kind === 'verses') add(`surah-${key.split(':')[0]}`, path, []);
    else if (kind === 'roots') {
      const letter = decodeURIComponent(key).charAt(0);
      const name = `roots-${letter.charCodeAt(0).toString(16)}`;
      const list = `/roots?letter=${encodeURIComponent(letter)}`;
      if (!bundles.has(name)) add(name, list, [LISTS.roots]);
      add(name, path, [LISTS.roots]);
    } else if (kind === 'posts' && /\d$/.test(key)) add('topics', path, [LISTS.posts]);
    // The words of each name are many, and few readers look at them.
    else if (kind === 'termTables' && key.includes('/')) continue;
    else if (kind === 'termTables') add('tables', path, [LISTS.terms]);
    else if (path !== '/query') add('lists', path, [LISTS.posts, LISTS.terms, LISTS.roots]);
  }
  return [...bundles.values()];
}
