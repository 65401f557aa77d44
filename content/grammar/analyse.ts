/** Lemma and grammar of the words of a verse, by rules and by the lexicon in this folder. */
import type { WordGrammar } from '../../text/grammar';
import { chooseReading } from './choose';
import { listedGrammar } from './listedGrammar';
import { listedWord } from './listedWords';
import { moodOf } from './mood';
import { nounGrammar } from './nounGrammar';
import { nounContext } from './nounContext';
import { withPerson } from './person';
import { readingsOf, type Reading } from './readings';
import { verbGrammar } from './verbGrammar';
import type { Chosen, VerseWord } from './verse';

/**
 * Analyses all words of one verse, in order, since the neighbors of a word decide what it may be.
 *
 * @returns one analysis per word; features are empty where the rules are not certain
 */
export function analyse(words: readonly VerseWord[]): WordGrammar[] {
  const readings = words.map(({ arabicText, root }) => readingsOf(arabicText, root));
  const verse: Chosen[] = [];
  words.forEach((word, index) => {
    const chosen: readonly Reading[] = chooseReading(verse, readings, words, index);
    verse.push({ readings: chosen, grammar: { segments: [] } });
  });
  words.forEach((word, index) => {
    const own = verse[index];
    if (own) own.grammar = listedWord(word) ?? grammarOf(word, verse, index);
  });
  return verse.map(({ grammar }) => grammar);
}

function grammarOf(word: VerseWord, verse: readonly Chosen[], index: number): WordGrammar {
  const { arabicText, root } = word;
  const { sounds } = readingsOf(arabicText, root);
  const all = verse[index]?.readings ?? [];
  const [first] = all;
  if (!first) return { segments: [] };
  if (first.kind === 'listed') return listedGrammar(arabicText, sounds, first, verse, index);
  if (first.kind === 'noun') {
    return nounGrammar(arabicText, sounds, first, root, nounContext(verse, index, first));
  }
  const verbs = all.filter((reading) => reading.kind === 'verb');
  const mood = moodOf(verse, index, verbs);
  const inMood = mood ? verbs.filter(({ moods }) => moods.includes(mood)) : [];
  const readings = withPerson(verse, index, inMood.length > 0 ? inMood : verbs);
  return verbGrammar(arabicText, sounds, readings, root ?? '', mood);
}
