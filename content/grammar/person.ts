/** Whether a verb with t- is of the second person, or of the third person feminine. */
import type { Reading, VerbWordReading } from './readings';
import { listedLemma, type Chosen } from './verse';

/** @returns the readings of the person that the neighbors show; all of them where nothing does */
export function withPerson(
  verse: readonly Chosen[],
  index: number,
  readings: readonly VerbWordReading[],
): readonly VerbWordReading[] {
  const third = readings.filter(({ person }) => person.startsWith('3f'));
  const second = readings.filter(({ person }) => person.startsWith('2'));
  if (third.length === 0 || second.length === 0) return readings;
  if (isThird(verse, index, third[0])) return third;
  return isAddressed(verse, index, second[0]) ? second : readings;
}

/** True if anything else in the verse, or a particle before, addresses one person. */
function isAddressed(
  verse: readonly Chosen[],
  index: number,
  verb: VerbWordReading | undefined,
): boolean {
  if (verb?.person === '2d') return true;
  const before = listedLemma(verse[index - 1]?.readings[0]);
  if (before === 'لَا' || before === 'لَم' || before === 'لَو') return true;
  if (verb && /^(?:ar|aHsab|aZunn)$/.test(verb.stem.sounds)) return true;
  return verse.some(({ readings: [reading] }, place) => {
    if (!reading || place === index) return false;
    if (reading.kind === 'verb')
      return reading.person === '2ms' && reading.stem.aspect !== 'imperfect';
    if (
      reading.kind === 'listed' &&
      (reading.word.lemma === 'أَنتَ' || reading.word.features.person === 'second')
    )
      return true;
    return reading.suffix?.person === 'second' && reading.suffix.number === 'singular';
  });
}

function isThird(
  verse: readonly Chosen[],
  index: number,
  verb: VerbWordReading | undefined,
): boolean {
  if (!verb) return false;
  if (verb.suffixes[0]?.person === 'second') return true;
  const previous = verse[index - 1];
  const subject = subjectAfter(verse, index);
  if (subject !== undefined) return subject;
  if (verb.person === '3fd') {
    return (
      previous?.readings[0]?.kind === 'noun' &&
      previous.readings[0].suffix === undefined &&
      previous.readings[0].prefixes.length === 0
    );
  }
  if (verb.stem.voice === 'passive') return true;
  return isFeminine(previous);
}

/** True if the next noun in the nominative is feminine or a plural; undefined if there is none. */
function subjectAfter(verse: readonly Chosen[], index: number): boolean | undefined {
  for (let place = index + 1; place <= index + 3; place++) {
    const reading = verse[place]?.readings[0];
    if (!reading) return undefined;
    if (reading.kind === 'noun') {
      const { cases } = reading.ending;
      if (cases.length === 1 && cases[0] === 'nominative' && reading.prefixes.length === 0)
        return true;
      if (
        reading.prefixes.at(-1)?.partOfSpeech === 'preposition' ||
        isAfterPreposition(verse, place)
      )
        continue;
      return undefined;
    }
    const isPreposition =
      reading.kind === 'listed' &&
      reading.word.parts.some(({ partsOfSpeech }) => partsOfSpeech[0] === 'preposition');
    const isPrefixed =
      reading.kind === 'listed' && reading.prefixes.at(-1)?.partOfSpeech === 'preposition';
    if (!isPreposition && !isPrefixed) return undefined;
  }
  return undefined;
}

const isAfterPreposition = (verse: readonly Chosen[], place: number): boolean => {
  const before = verse[place - 1]?.readings[0];
  return before?.kind === 'listed' && before.word.parts.at(-1)?.partsOfSpeech[0] === 'preposition';
};

/** A noun before the verb that it refers to. */
function isFeminine(previous: Chosen | undefined): boolean {
  const reading: Reading | undefined = previous?.readings[0];
  if (reading?.kind === 'listed') {
    const { features } = reading.word;
    return (
      (features.gender === 'feminine' && features.number === 'singular') ||
      (reading.suffix?.gender === 'feminine' &&
        reading.suffix.number === 'singular' &&
        listedLemma(reading) !== 'مِن')
    );
  }
  if (reading?.kind !== 'noun') return false;
  const { gender, number } = previous?.grammar ?? {};
  return gender === 'feminine' || number === 'plural';
}
