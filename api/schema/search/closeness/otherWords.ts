/** Words that say the same as a word of a query. */
import { readEverydayWords } from '../../../../content/search/everyday';
import { spellings, variants } from '../../../../content/search/variants';
import { FOLDS, type LatinLanguage } from '../../../../text/foldLatin';
import { mainStem, mainStems } from '../../../../text/stems';

export class OtherWords {
  /** By the main stem of a word. */
  private readonly words = {
    turkish: new Map<string, string[]>(),
    english: new Map<string, string[]>(),
  };

  /** Folded everyday words, each of which only its language has. */
  private readonly everyday = { turkish: new Set<string>(), english: new Set<string>() };

  constructor() {
    for (const line of [...spellings, ...variants]) {
      const words = line.split(' ');
      for (const word of words) {
        const others = words.filter((other) => other !== word);
        this.add(word, 'turkish', others);
        this.add(word, 'english', others);
      }
    }
    for (const { language, word, others } of readEverydayWords()) {
      const fold = FOLDS[language];
      this.everyday[language].add(fold(word));
      this.add(fold(word), language, others.map(fold));
    }
  }

  isEveryday(key: string, language: LatinLanguage): boolean {
    return this.everyday[language].has(key);
  }

  /** @returns folded words */
  of(key: string, language: LatinLanguage): readonly string[] {
    const words = this.words[language];
    const stem = mainStems(key, language).find((one) => words.has(one));
    return (stem !== undefined && words.get(stem)) || [];
  }

  private add(word: string, language: LatinLanguage, others: readonly string[]): void {
    const stem = mainStem(word, language);
    const known = this.words[language].get(stem);
    if (known) known.push(...others.filter((other) => !known.includes(other)));
    else this.words[language].set(stem, [...others]);
  }
}
