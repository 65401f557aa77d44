import { nameLetter, withoutArticle } from '../../../client/i18n/withoutArticle';

test.each([
  ['er-Rahmân', 'Rahmân'],
  ['eş-Şehîd', 'Şehîd'],
  ['Al-Baqarah', 'Baqarah'],
  ['Al ʿImran', 'Al ʿImran'],
  ['Âl-i İmrân', 'Âl-i İmrân'],
  ['Rab', 'Rab'],
])('%s without article is %s', (name, expected) => {
  expect(withoutArticle(name)).toBe(expected);
});

test.each([
  ['turkish', 'el-Âhir', 'A'],
  ['turkish', 'eş-Şehîd', 'Ş'],
  ['turkish', 'İlâh', 'İ'],
  ['turkish', 'ihlâs', 'İ'],
  ['english', 'al-ʿAlim', 'A'],
  ['english', 'Aṣ-Ṣamad', 'S'],
  ['english', '—', ''],
] as const)('in %s, %s is under %s', (language, name, expected) => {
  expect(nameLetter(name, language)).toBe(expected);
});
