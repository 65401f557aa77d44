import { turkishCore, turkishMeanings } from '../../text/turkishMeaning';

test.each([
  ['ve rahmet', 'rahmet'],
  ['rahmet olarak', 'rahmet'],
  ['elbette bir rahmet vardır', 'rahmet'],
  ['çok merhametli olana', 'çok merhametli'],
  ['ve bize merhamet et', 'merhamet et'],
  ['de ki', 'de'],
  ['bunun üzerine dediler', 'dediler'],
  ['Rahman’dan başka', 'Rahman’dan'],
  ['bir', 'bir'],
  ['sonra', 'sonra'],
])('the core of %j is %j', (gloss, core) => {
  expect(turkishCore(gloss)).toBe(core);
});

const groupsOf = (glosses: string[]) => {
  const cores = glosses.map(turkishCore);
  const meanings = turkishMeanings(cores);
  const groups = new Map<string, string[]>();
  glosses.forEach((gloss, index) => {
    const meaning = meanings.get(cores[index] ?? '') ?? '';
    groups.set(meaning, [...(groups.get(meaning) ?? []), gloss]);
  });
  return [...groups.values()];
};

test.each([
  [[['Rahman', 'Rahman’a', 'Rahman’ın', 'Rahman’dan başka', 'Rahman’ındır']]],
  [
    [
      ['rahmet', 've rahmetinin', 'rahmetimizden', 've rahmetim', 'bir rahmetle'],
      ['merhametli', 'merhametlilerin'],
      ['çok merhametli', 'çok merhametliyim'],
      ['merhametten'],
      ['merhametçe'],
    ],
  ],
  [[['rahimlerde', 'rahimlerinin', 'rahimlerin']]],
  [[['sabır', 'sabrı', 'bir sabırla'], ['sabırlı', 'sabırlılar'], ['sabrettiler']]],
  [[['ilim', 'ilmiyle', 'ilimden'], ['bilgi', 'bilgisi'], ['bilgili']]],
  [
    [
      ['kitap', 'kitabı', 'kitaptan'],
      ['mektup', 'mektubumla'],
    ],
  ],
  [[['Rabbim', 'Rabbinizden', 'Rab olarak', 'Rabbi'], ['rabbaniler']]],
  [[['dedi', 'dediler', 'dedik'], ['der', 'derler'], ['demesin diye']]],
  [[['bilir', 'bilirler'], ['bilmez', 'bilmezler'], ['bilsin'], ['bilmesin']]],
  [[['oldu'], ['olma', 've olma'], ['olması', 'olmaya']]],
  [[['kelime', 'kelimeleri', 'kelimeye']]],
  [
    [
      ['kadın', 'kadınlar', 'kadınları'],
      ['kız', 'kızlarımız'],
    ],
  ],
  [[['yaz'], ['yazı', 'yazılar için']]],
])('%j are grouped by meaning', (groups) => {
  expect(groupsOf(groups.flat())).toEqual(groups);
});
