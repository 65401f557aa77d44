import {
  verseAliasCreation,
  verseAliasUpdate,
} from '../../../../api/schema/verseAlias/verseAliasRules';

const ALIAS = { name: 'Kürsî', language: 'turkish', verses: '2:255' };

test.each([
  [{ verses: '2:255' }, { firstKey: '2:255', lastKey: '2:255' }],
  [{ verses: ' 2:285-286 ' }, { firstKey: '2:285', lastKey: '2:286' }],
])('%j is accepted', (given, verses) => {
  expect(verseAliasCreation.parse({ ...ALIAS, ...given })).toMatchObject({ verses });
});

test('a name is trimmed and otherwise unchanged', () => {
  expect(verseAliasCreation.parse({ ...ALIAS, name: '  Âyetü’l-Kürsî ' }).name).toBe(
    'Âyetü’l-Kürsî',
  );
});

const FORM = 'Verses of one surah are written 2:255 or 2:285-286';
const LETTERS = 'At least 2 letters: Arabic letters for Arabic, Latin letters for other languages.';

test.each([
  [{ verses: '' }, 'verses', `${FORM} - `],
  [{ verses: '2' }, 'verses', `${FORM} - 2`],
  [{ verses: '2:285-3:1' }, 'verses', `${FORM} - 2:285-3:1`],
  [{ verses: 'x'.repeat(99) }, 'verses', `${FORM} - ${'x'.repeat(40)}`],
  [{ verses: '2:287' }, 'verses', 'There is no verse 2:287.'],
  [{ verses: '2:286-287' }, 'verses', 'There is no verse 2:287.'],
  [{ verses: '115:1' }, 'verses', 'There is no verse 115:1.'],
  [{ verses: '2:286-285' }, 'verses', 'The first verse must come before the last - 2:286-285'],
  [{ name: ' ' }, 'name', LETTERS],
  [{ name: ' x ' }, 'name', LETTERS],
  [{ name: 'x'.repeat(101) }, 'name', 'At most 100 characters.'],
  [{ name: `x${String.fromCharCode(0)}y` }, 'name', 'The character U+0000 is not allowed.'],
  [{ name: '255 x' }, 'name', LETTERS],
  [{ name: 'آية الكرسي' }, 'name', LETTERS],
  [{ name: 'Kürsî', language: 'arabic' }, 'name', LETTERS],
  [{ name: 'ا َُِ', language: 'arabic' }, 'name', LETTERS],
])('%j is refused', (given, field, message) => {
  for (const rules of [verseAliasCreation, verseAliasUpdate]) {
    const { error } = rules.safeParse({ databaseId: 1, ...ALIAS, ...given });
    const problems = error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(problems).toEqual([[field, message]]);
  }
});
