import { createHafs, type Surah } from 'quran-meta';
import { surahNames } from '../../content/surahs';
import { References } from '../../text/references';

const hafs = createHafs();

/** The surahs of a first start, with the fields that the parser of references needs. */
export const surahs = surahNames.map((names) => ({
  ...names,
  numberOfVerses: hafs.getAyahCountInSurah(names.number as Surah),
}));

/** The parser of references with their names. */
export const references = new References(surahs);
