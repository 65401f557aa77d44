/** What the generation of verbs produces: the stem of a verb to which endings are joined. */
import type { GrammarFeatureValues } from '../../text/grammar';

export type Form = NonNullable<GrammarFeatureValues['form']>;

/**
 * Which endings a stem takes: all (`sound`), those that begin with a vowel (`doubled` also in the jussive), or the others; `ay`, `iy`, `aw` and `uw`
 * are the last vowel and weak consonant, which are not in the stem and merge with the ending.
 */
export type EndingClass = 'sound' | 'vowel' | 'doubled' | 'consonant' | 'ay' | 'iy' | 'aw' | 'uw';

export interface VerbStem {
  /** Without the consonant of the person in the imperfect: "aktub" of "yaktubu". */
  sounds: string;
  endings: EndingClass;
  form: Form;
  aspect: 'perfect' | 'imperfect' | 'imperative';
  voice: 'active' | 'passive';
  /** Only with this consonant of the person. */
  onlyPerson?: string;
}

/** Four consonants for a verb of four letters. */
export type Radicals = readonly string[];

export const isWeak = (sound: string | undefined) => sound === 'w' || sound === 'y';

/** Merges hamzas and semivowels with the vowel before them: "'a'man" to "'Aman", "yuwqin" to "yUqin". */
export function merge(sounds: string): string {
  return sounds
    .replace(/'a'(?![aiuAIU'])/g, "'A")
    .replace(/'i'(?![aiuAIU'])/g, "'I")
    .replace(/'u'(?![aiuAIU'])/g, "'U")
    .replace(/'a'a/g, "'A")
    .replace(/uw(?![aiuAIUw]|$)/g, 'U')
    .replace(/uy(?![aiuAIUy]|$)/g, 'U')
    .replace(/i[wy](?![aiuAIUwy]|$)/g, 'I');
}
