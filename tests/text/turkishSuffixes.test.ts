/** Turkish nouns with suffixes: cases of common nouns, proper names and phrases; the case of a phrase. */
import { beforeVowel, withSuffix } from '../../text/turkishHarmony';
import { caseOf, inCase, isPossessed } from '../../text/turkishSuffixes';

test.each([
  // Noun, accusative, dative, locative, ablative, genitive, instrumental
  ['yol', 'yolu', 'yola', 'yolda', 'yoldan', 'yolun', 'yolla'],
  ['kitap', 'kitabı', 'kitaba', 'kitapta', 'kitaptan', 'kitabın', 'kitapla'],
  ['ağaç', 'ağacı', 'ağaca', 'ağaçta', 'ağaçtan', 'ağacın', 'ağaçla'],
  ['yürek', 'yüreği', 'yüreğe', 'yürekte', 'yürekten', 'yüreğin', 'yürekle'],
  ['gök', 'göğü', 'göğe', 'gökte', 'gökten', 'göğün', 'gökle'],
  ['renk', 'rengi', 'renge', 'renkte', 'renkten', 'rengin', 'renkle'],
  ['ırk', 'ırkı', 'ırka', 'ırkta', 'ırktan', 'ırkın', 'ırkla'],
  ['ot', 'otu', 'ota', 'otta', 'ottan', 'otun', 'otla'],
  ['ahlak', 'ahlakı', 'ahlaka', 'ahlakta', 'ahlaktan', 'ahlakın', 'ahlakla'],
  ['helak', 'helaki', 'helake', 'helakte', 'helakten', 'helakin', 'helakle'],
  ['kalp', 'kalbi', 'kalbe', 'kalpte', 'kalpten', 'kalbin', 'kalple'],
  ['hâl', 'hâli', 'hâle', 'hâlde', 'hâlden', 'hâlin', 'hâlle'],
  ['saat', 'saati', 'saate', 'saatte', 'saatten', 'saatin', 'saatle'],
  ['şehir', 'şehri', 'şehre', 'şehirde', 'şehirden', 'şehrin', 'şehirle'],
  ['ahit', 'ahdi', 'ahde', 'ahitte', 'ahitten', 'ahdin', 'ahitle'],
  ['vakit', 'vakti', 'vakte', 'vakitte', 'vakitten', 'vaktin', 'vakitle'],
  ['hak', 'hakkı', 'hakka', 'hakta', 'haktan', 'hakkın', 'hakla'],
  ['gece', 'geceyi', 'geceye', 'gecede', 'geceden', 'gecenin', 'geceyle'],
  ['su', 'suyu', 'suya', 'suda', 'sudan', 'suyun', 'suyla'],
  ['gemi', 'gemiyi', 'gemiye', 'gemide', 'gemiden', 'geminin', 'gemiyle'],
  ['altı', 'altıyı', 'altıya', 'altıda', 'altıdan', 'altının', 'altıyla'],
  ['yüz', 'yüzü', 'yüze', 'yüzde', 'yüzden', 'yüzün', 'yüzle'],
  ['dört', 'dördü', 'dörde', 'dörtte', 'dörtten', 'dördün', 'dörtle'],
  ['zekât', 'zekâtı', 'zekâta', 'zekâtta', 'zekâttan', 'zekâtın', 'zekâtla'],
  ['evi', 'evini', 'evine', 'evinde', 'evinden', 'evinin', 'eviyle'],
  ['annesi', 'annesini', 'annesine', 'annesinde', 'annesinden', 'annesinin', 'annesiyle'],
  ['yolu', 'yolunu', 'yoluna', 'yolunda', 'yolundan', 'yolunun', 'yoluyla'],
  ['babanız', 'babanızı', 'babanıza', 'babanızda', 'babanızdan', 'babanızın', 'babanızla'],
  ['bu', 'bunu', 'buna', 'bunda', 'bundan', 'bunun', 'bununla'],
  ['ben', 'beni', 'bana', 'bende', 'benden', 'benim', 'benimle'],
  ['Allah', 'Allah’ı', 'Allah’a', 'Allah’ta', 'Allah’tan', 'Allah’ın', 'Allah’la'],
  ['Musa', 'Musa’yı', 'Musa’ya', 'Musa’da', 'Musa’dan', 'Musa’nın', 'Musa’yla'],
  ['Kur’an', 'Kur’an’ı', 'Kur’an’a', 'Kur’an’da', 'Kur’an’dan', 'Kur’an’ın', 'Kur’an’la'],
  ['İshak', 'İshak’ı', 'İshak’a', 'İshak’ta', 'İshak’tan', 'İshak’ın', 'İshak’la'],
  ['Rabbi', 'Rabbini', 'Rabbine', 'Rabbinde', 'Rabbinden', 'Rabbinin', 'Rabbiyle'],
  [
    'Müslümanlar',
    'Müslümanları',
    'Müslümanlara',
    'Müslümanlarda',
    'Müslümanlardan',
    'Müslümanların',
    'Müslümanlarla',
  ],
] as const)('%s', (noun, accusative, dative, locative, ablative, genitive, instrumental) => {
  expect([
    inCase(noun, 'accusative'),
    inCase(noun, 'dative'),
    inCase(noun, 'locative'),
    inCase(noun, 'ablative'),
    inCase(noun, 'genitive'),
    inCase(noun, 'instrumental'),
  ]).toEqual([accusative, dative, locative, ablative, genitive, instrumental]);
});

test.each([
  ['apaçık bir delil', 'apaçık bir delilden'],
  ['onların işi', 'onların işinden'],
  ['o kimseler ki', 'o kimselerden ki'],
  ['o ki', 'ondan ki'],
  ['o şey ki', 'o şeyden ki'],
])('the last word of the phrase "%s" has the suffix', (phrase, ablative) => {
  expect(inCase(phrase, 'ablative')).toBe(ablative);
});

test.each([
  ['göklerde', 'locative'],
  ['gökten', 'ablative'],
  ['rahmetindendir', 'ablative'],
  ['mağaraya', 'dative'],
  ['sabredenlerle', 'instrumental'],
  ['Allah’ın', 'genitive'],
  ['göklerin', 'genitive'],
  ['Musa’yı', 'accusative'],
  ['mallarını', 'accusative'],
  ['o kimselere ki', 'dative'],
  ['yeryüzü', null],
  ['gece', null],
  ['neden', null],
  ['iman eden', null],
  ['şeytan', null],
  ['bir secde', null],
])('"%s" is in the case %p', (phrase, expected) => {
  expect(caseOf(phrase)).toBe(expected);
});

test.each([
  ['evi', true],
  ['evleri', true],
  ['gemi', false],
  ['yol', false],
])('"%s" has a possessive suffix of the third person: %p', (word, expected) => {
  expect(isPossessed(word)).toBe(expected);
});

test.each([
  ['affedici', 'DIr', 'affedicidir'],
  ['mahkûm', 'DIr', 'mahkûmdur'],
  ['yüce', 'DIr', 'yücedir'],
  ['zayıf', 'DIrlAr', 'zayıftırlar'],
])('"%s" with %s is "%s"', (word, suffix, expected) => {
  expect(withSuffix(word, suffix)).toBe(expected);
});

test.each([
  ['göğüs', 'göğs'],
  ['burun', 'burn'],
  ['kulak', 'kulağ'],
  ['güç', 'güc'],
  ['suç', 'suç'],
])('"%s" before a vowel is "%s"', (word, expected) => {
  expect(beforeVowel(word)).toBe(expected);
});
