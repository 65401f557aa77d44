/** @jest-environment node */
import { filterSurahs } from '../../../client/surah/filterSurahs';
import { detailsOf } from '../../../content/surahDetails';
import { surahNames } from '../../../content/surahs';

const surahs = surahNames.map((surah) => ({ ...surah, ...detailsOf(surah.number) }));
const numbers = (text: string) => filterSurahs(surahs, text).map(({ number }) => number);

describe('filterSurahs', () => {
  it.each([
    ['yasin', 36],
    ['YÂSÎN', 36],
    ['ya sin', 36],
    ['Ya-Sin', 36],
    ['ali imran', 3],
    ['âl-i imrân', 3],
    ["ali 'imran", 3],
    ['ALİ İMRAN', 3],
    ['ALI IMRAN', 3],
    ['bakara', 2],
    ['al baqarah', 2],
    ['baqarah', 2],
    ['al-baq', 2],
    ['2', 2],
    [' 114 ', 114],
    ['isra', 17],
    ['ISRA', 17],
    ['İsrâ', 17],
    ['ihlas', 112],
    ['ıhlas', 112],
    ['kıyame', 75],
    ['kiyame', 75],
    ['fatir', 35],
    ['fatır', 35],
    ["en'am", 6],
    ['en’am', 6],
    ['enam', 6],
    ['ra`d', 13],
    ['cuma', 62],
    ['friday', 62],
    ['şuara', 26],
    ['suara', 26],
    ['munafikun', 63],
    ['nas', 114],
    ['taha', 20],
    ['Ṭāhā', 20],
    ['zulzal', undefined],
    ['inek', 2],
    ['the cow', 2],
    ['dehr', 76],
    ['Benî İsrâîl', 17],
    ['bani israil', 17],
    ['berae', 9],
    ['melaike', 35],
    ['mesed', 111],
    ['lahab', 111],
    ['gafir', 40],
    ['tevhid', 112],
    ['mumin', 40],
  ])('"%s" finds %s first', (text, number) => {
    expect(numbers(text)[0]).toBe(number);
  });

  it.each(surahNames.map((surah) => [surah.number, surah] as const))(
    'finds surah %s by its number and by its whole name in either language',
    (number, surah) => {
      expect(numbers(String(number))[0]).toBe(number);
      for (const name of [surah.turkishNameTranscription, surah.englishNameTranscription]) {
        for (const typed of [name, name.toLowerCase(), name.normalize('NFD')]) {
          expect(numbers(typed)[0]).toBe(number);
        }
      }
    },
  );

  it('returns all surahs in order for an empty text', () => {
    expect(numbers('')).toEqual(surahNames.map(({ number }) => number));
    expect(numbers('  ’ ')).toHaveLength(114);
  });

  it('ranks names before meanings, and prefixes before other matches', () => {
    expect(numbers('al').slice(0, 3)).toEqual([3, 87, 96]);
    expect(numbers('11')).toEqual([11, 110, 111, 112, 113, 114]);
    const letters = numbers('letter');
    expect(letters).toEqual([20, 36, 38, 50]);
  });

  it('finds nothing for an unknown name', () => {
    expect(numbers('qqq')).toEqual([]);
    expect(numbers('115')).toEqual([]);
    expect(numbers('0')).toEqual([]);
  });
});
