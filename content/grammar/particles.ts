/** The readings of a word as a particle, a pronoun or an irregular verb, which are listed in tables. */
import {
  decodeGrammar,
  partOfSpeechOf,
  type GrammarFeatureValues,
  type PartOfSpeech,
} from '../../text/grammar';
import { particlePronouns, splitsOf, type Prefix, type PronounSuffix } from './affixes';
import { soundsOf } from './sounds';
import { tableOf } from './tables';

interface Part {
  sounds: string;
  /** More than one where the context decides. */
  partsOfSpeech: readonly PartOfSpeech[];
  isStem: boolean;
}

interface ListedWord {
  parts: readonly Part[];
  lemma: string;
  features: GrammarFeatureValues;
  takesPronoun: boolean;
  /** The last letter if it is alif or ya for long ā, which sound the same. */
  lastLetter: string;
}

export interface ListedReading {
  kind: 'listed';
  prefixes: readonly Prefix[];
  word: ListedWord;
  suffix?: PronounSuffix;
}

const words = new Map<string, ListedWord[]>();

const lastLetter = (form: string) => /([اى])[^\u0621-\u064A]*$/.exec(form)?.[1] ?? '';

for (const file of ['particles.tsv', 'irregularVerbs.tsv']) {
  for (const [forms = '', tags = '', lemma = '', codes = '', flag = ''] of tableOf(file)) {
    const features = featuresFrom(codes);
    for (const form of forms.split(',')) {
      const parts = partsOf(form, tags);
      const sounds = parts.map((part) => part.sounds).join('');
      const word = {
        parts,
        lemma,
        features,
        takesPronoun: flag === 's',
        lastLetter: lastLetter(form),
      };
      // The connecting alif is not written after "li" and "la".
      for (const key of new Set([sounds, sounds.replace(/^\{/, '')])) {
        words.set(key, [...(words.get(key) ?? []), word]);
      }
    }
  }
}

function featuresFrom(codes: string): GrammarFeatureValues {
  const { segments: _, partOfSpeech: __, lemma: ___, ...features } = decodeGrammar(`||${codes}`);
  return features;
}

/** Plus signs in a form and its tags separate parts; the stem is the part marked by =, or the last one. */
function partsOf(form: string, tags: string): Part[] {
  const pieces = form.split('+');
  const { text, at } = soundsOf(pieces.join(''));
  const tagList = tags.split('+');
  let end = 0;
  return tagList.map((tag, index) => {
    const from = end;
    end += (pieces[index] ?? '').length;
    const first = at.findIndex((place) => place >= from);
    const last = index === tagList.length - 1 ? text.length : at.findIndex((place) => place >= end);
    const names = tag
      .replace('=', '')
      .split('/')
      .map((code) => partOfSpeechOf.get(code));
    return {
      sounds: text.slice(first, last),
      partsOfSpeech: names.filter((name) => name !== undefined),
      isStem: tags.includes('=') ? tag.includes('=') : index === tagList.length - 1,
    };
  });
}

export function listedReadings(arabicText: string, sounds: string): ListedReading[] {
  const last = lastLetter(arabicText);
  const readings: ListedReading[] = [];
  for (const { prefixes, rest } of splitsOf(sounds, 'particle')) {
    const preposition = prefixes.at(-1);
    if (preposition && ['bi', 'li', 'la'].includes(preposition.sounds)) {
      for (const suffix of particlePronouns) {
        if (rest === suffix.sounds) readings.push(pronounAfter(prefixes, suffix));
      }
    }
    for (const word of words.get(rest) ?? []) {
      if (word.lastLetter === last) readings.push({ kind: 'listed', prefixes, word });
    }
    for (const suffix of particlePronouns) {
      if (!rest.endsWith(suffix.sounds)) continue;
      const stem = rest.slice(0, rest.length - suffix.sounds.length);
      for (const word of words.get(stem) ?? []) {
        if (word.takesPronoun) readings.push({ kind: 'listed', prefixes, word, suffix });
      }
    }
  }
  return readings;
}

/** "lahum": a preposition and a pronoun, which is the stem. */
function pronounAfter(prefixes: readonly Prefix[], suffix: PronounSuffix): ListedReading {
  const { sounds, ...features } = suffix;
  const preposition = {
    sounds: prefixes.at(-1)?.sounds ?? '',
    partOfSpeech: 'preposition',
  } as const;
  return {
    kind: 'listed',
    prefixes: [...prefixes.slice(0, -1), preposition],
    word: {
      parts: [{ sounds, partsOfSpeech: ['pronoun'], isStem: true }],
      lemma: '',
      features,
      takesPronoun: false,
      lastLetter: '',
    },
  };
}
