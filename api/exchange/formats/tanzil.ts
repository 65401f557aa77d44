/** Tanzil's Uthmani text as `sura|aya|text` lines or XML, with or without the basmala before surahs. */
import { SaxesParser } from 'saxes';
import { bareForm } from '../../../text/bareForm';
import { splitVerse } from '../../seed/quranText';
import { VerseCollector, type WordFormat } from '../format';
import { ImportError, readText } from '../source';

const BASMALA = 'بسم الله الرحمن الرحيم ';

interface Verse {
  at: string;
  surah: string;
  number: string;
  text: string;
}

export const tanzil: WordFormat = (paths, { division }) => {
  const [path, ...more] = paths;
  if (!path || more.length > 0) throw new ImportError('The format tanzil expects one file.');
  const text = readText(path);
  const collector = new VerseCollector(division);
  const refuse = (line: number, reason: string) => collector.refuse(`${path}:${line}`, reason);
  const verses = text.trimStart().startsWith('<') ? inXml(text, path) : inLines(text, path, refuse);
  for (const verse of verses) {
    const key = `${verse.surah}:${verse.number}`;
    const words = splitVerse(key, withoutBasmala(verse));
    collector.add(verse.at, key, words);
  }
  return collector.finish(path);
};

function inLines(
  text: string,
  path: string,
  refuse: (line: number, reason: string) => void,
): Verse[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return [];
    const [, surah, number, verse] = /^(\d{1,3})\|(\d{1,3})\|(.+)$/.exec(line) ?? [];
    if (surah && number && verse?.trim()) {
      return [{ at: `${path}:${index + 1}`, surah, number, text: verse.trim() }];
    }
    refuse(index + 1, 'A line must be sura|aya|text.');
    return [];
  });
}

function inXml(text: string, path: string): Verse[] {
  const verses: Verse[] = [];
  const parser = new SaxesParser({ position: true });
  let surah = '';
  parser.on('error', ({ message }) => {
    throw new ImportError(`${path} is not XML or is truncated: ${message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { index = '', text: verse = '' } = attributes as Record<string, string>;
    if (name === 'sura') surah = index;
    if (name === 'aya') {
      verses.push({ at: `${path}:${parser.line}`, surah, number: index, text: verse });
    }
  });
  parser.write(text).close();
  return verses;
}

/** Removes the basmala before the first verse of a surah; in surah 1 it is the verse itself. */
function withoutBasmala({ surah, number, text }: Verse): string {
  if (number !== '1' || surah === '1') return text;
  const words = text.split(' ');
  const start = `${bareForm(words.slice(0, 4).join(' '))} `;
  return start === BASMALA ? words.slice(4).join(' ') : text;
}
