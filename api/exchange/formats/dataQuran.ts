/** The repository data-quran: `{"1": "text", …, "77429": "text"}`, one text per word in order. */
import { z } from 'zod';
import { VerseCollector, type WordFormat } from '../format';
import { ImportError, readJson } from '../source';
import { textFieldOf, valuesOf } from '../textField';

/** Marks a word that is translated together with the previous word. */
const JOINED = '[[MISSING]]';

/** The Turkish 2:267 lacks the 18th word, so that the following texts are one position too early. */
const SHIFTED = { verse: '2:267', index: 17 };

export const dataQuran: WordFormat = (paths, { division, field: requestedField }) => {
  const [path, ...more] = paths;
  if (!path || more.length > 0) throw new ImportError('The format data-quran expects one file.');
  const parsed = z.record(z.string(), z.string()).safeParse(readJson(path));
  if (!parsed.success)
    throw new ImportError(`${path}: expected {"1": "text", …, "77429": "text"}.`);
  const field = textFieldOf(path, requestedField);
  const texts = Object.entries(parsed.data);
  const stray = texts.find(([number], index) => Number(number) !== index + 1);
  if (texts.length !== division.words || stray) {
    const found = stray ? `"${stray[0]}" out of order` : `${texts.length} texts`;
    throw new ImportError(
      `${path}: expected the texts of words 1 to ${division.words}, found ${found}.`,
    );
  }
  const collector = new VerseCollector(division);
  for (const { key, firstWord, count } of division.verses) {
    const verse = texts
      .slice(firstWord - 1, firstWord - 1 + count)
      .map(([, text]) => (text === JOINED ? undefined : text.trim()));
    const isShifted = key === SHIFTED.verse && field === 'turkishTranslation';
    if (isShifted && verse.at(-1) === undefined) {
      verse.splice(SHIFTED.index, 0, undefined);
      verse.pop();
    }
    const values = valuesOf(field, verse);
    const at = `${path}:"${firstWord}"`;
    if (values) collector.add(at, key, values);
    else collector.refuse(at, `The first word of verse ${key} has no text.`);
  }
  return collector.finish(path);
};
