import {
  byLetter,
  bySection,
  filterTopics,
  type IndexedTopic,
} from '../../../client/post/indexTopics';

let lastId = 0;
const topic = (title: string, rest: Partial<IndexedTopic> = {}): IndexedTopic => ({
  databaseId: ++lastId,
  section: 'OTHER',
  title,
  otherNames: [],
  numberOfVerses: 1,
  broaderId: undefined,
  ...rest,
});

test('Turkish letters have their own places, circumflexes and quotes do not', () => {
  const titles = ['Zebur', 'Şükür', 'Sabır', 'Ölüm', '“Ey İnsanlar”', 'Oruç', 'İhlas', 'Irmak'];
  const more = ['Çocuklar', 'Cennet', 'Âdem ve Eşi', 'Adalet', 'Ümit', 'Umut', 'Göz', 'Ğ'];
  const letters = byLetter(
    [...titles, ...more].map((title) => topic(title)),
    'turkish',
  );
  expect(letters.map(([letter]) => letter).join('')).toBe('ACÇEGĞIİOÖSŞUÜZ');
  expect(letters[0]?.[1].map(({ title }) => title)).toEqual(['Adalet', 'Âdem ve Eşi']);
});

test('English titles are in the place of the word after the article', () => {
  const titles = ['Theft', 'The Losers', 'A Light', '“O Mankind”', 'Anger', 'Élite'];
  const letters = byLetter(
    titles.map((title) => topic(title)),
    'english',
  );
  expect(letters.map(([letter, topics]) => [letter, topics.map(({ title }) => title)])).toEqual([
    ['A', ['Anger']],
    ['E', ['Élite']],
    ['L', ['A Light', 'The Losers']],
    ['O', ['“O Mankind”']],
    ['T', ['Theft']],
  ]);
});

test('parts are below their wider topic, and alone if it is not there', () => {
  const wide = topic('Aile');
  const parts = [
    topic('Evlilik', { broaderId: wide.databaseId }),
    topic('Çocuklar', { broaderId: wide.databaseId }),
  ];
  const other = topic('Kur’an', { section: 'QURAN' });
  expect(bySection([other, wide, ...parts])).toEqual([
    ['QURAN', [{ topic: other, parts: [] }]],
    ['OTHER', [{ topic: wide, parts }]],
  ]);
  expect(bySection(parts)[0]?.[1].map((one) => one.topic.title)).toEqual(['Evlilik', 'Çocuklar']);
});

test('a filter finds titles and other names in any spelling, and says by which name', () => {
  const martyrs = topic('Allah Yolunda Ölenler', { otherNames: ['şehit', 'martyrs'] });
  const topics = [topic('İyilik'), martyrs];
  const found = (written: string) =>
    filterTopics(topics, written).map(({ title, foundAs }) => [title, foundAs]);
  expect(found('  ')).toHaveLength(2);
  expect(found('IYILIK')).toEqual([['İyilik', undefined]]);
  expect(found('olenler allah')).toEqual([['Allah Yolunda Ölenler', undefined]]);
  expect(found('sehit')).toEqual([['Allah Yolunda Ölenler', 'şehit']]);
  expect(found('allah martyrs')).toEqual([['Allah Yolunda Ölenler', 'martyrs']]);
  expect(found('zzz')).toEqual([]);
});
