/** Leads from a word of either language to the roots that translations render with it. */
import { readRootWords } from '../../../../content/search/rootWords';
import { foldedWords, type LatinLanguage } from '../../../../text/foldLatin';
import { isFormOf, mainStem, mainStems } from '../../../../text/stems';
import { rootKey } from '../index/verseIndex';

interface Rendered {
  /** The words of this stem in the list of the root, the first of them first. */
  words: string[];
  /** Key of the root. */
  root: string;
  /** Place of the word among the words of the root, from 0. */
  place: number;
  /** How much the word says of the root, up to 1. */
  weight: number;
}

/** By how much each place in the list of a root, which begins with the best words, counts less. */
const LOSS_OF_PLACE = 0.02;

/** A word of several roots says less of each: the weight is divided by this power of their number. */
const SHARED = 0.3;

export class RootBridge {
  private readonly rendered: Record<LatinLanguage, Map<string, Rendered[]>> = {
    turkish: new Map(),
    english: new Map(),
  };

  constructor(entries = readRootWords()) {
    for (const { root, turkish, english } of entries) {
      this.add(rootKey(root), turkish, 'turkish');
      this.add(rootKey(root), english, 'english');
    }
    for (const byStem of Object.values(this.rendered)) {
      for (const roots of byStem.values()) {
        for (const one of roots) one.weight /= roots.length ** SHARED;
      }
    }
  }

  /** The roots that a folded word renders. */
  rootsOf(key: string, language: LatinLanguage): readonly Rendered[] {
    const roots = this.withStemOf(key, language);
    if (language === 'english') return roots;
    const ofForms = roots.filter(({ words }) =>
      words.some((word) => isFormOf(key, word, language)),
    );
    if (ofForms.length > 0) return ofForms;
    return roots.filter(({ words: [word = ''] }) => isWithout(word) === isWithout(key));
  }

  /** True if a folded word is a form of one that renders a root. */
  isRendering(key: string, language: LatinLanguage): boolean {
    return this.withStemOf(key, language).some(({ words }) =>
      words.some((word) => isFormOf(key, word, language)),
    );
  }

  /** Words of other roots that share the stem of a Turkish word, such as "karın" of "karınca". */
  unrelatedTo(key: string): string[] {
    if (!this.isRendering(key, 'turkish')) return [];
    const related = new Set(this.rootsOf(key, 'turkish'));
    return this.withStemOf(key, 'turkish').flatMap((one) => (related.has(one) ? [] : one.words));
  }

  private withStemOf(key: string, language: LatinLanguage): readonly Rendered[] {
    const rendered = this.rendered[language];
    const stem = mainStems(key, language).find((one) => rendered.has(one)) ?? '';
    return rendered.get(stem) ?? [];
  }

  private add(root: string, words: readonly string[], language: LatinLanguage): void {
    for (const [place, word] of words.entries()) {
      for (const { key } of foldedWords(word, language)) {
        const stem = mainStem(key, language);
        const roots = this.rendered[language].get(stem) ?? [];
        const known = roots.find((one) => one.root === root);
        if (known) known.words.push(key);
        else roots.push({ words: [key], root, place, weight: 1 - LOSS_OF_PLACE * place });
        this.rendered[language].set(stem, roots);
      }
    }
  }
}

/** True for a Turkish word such as "sabırsız", which has the stem of its opposite. */
const isWithout = (key: string) => /s[iu]z(?:$|[^aeiou])/.test(key.slice(2));
