import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';
import type { FieldProblem } from '../../../client/editing/outcome';
import { textOfProblem } from '../../../client/editing/problemText';
import { editingTexts } from '../../../client/i18n/editing';
import { createTranslator } from '../../../client/i18n/translator';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../../client/language';

const schema = buildSchema(readFileSync(join(__dirname, '../../../schema.graphql'), 'utf8'));
const type = schema.getType('ProblemCode');
const codes = isEnumType(type) ? type.getValues() : [];

const FIGURES = { minimum: 17, maximum: 4242, value: '2:287' };

function texts(problem: FieldProblem) {
  const inLanguage = (language: Language) =>
    textOfProblem(createTranslator(LANGUAGE_TAGS[language], editingTexts[language]), problem);
  const [turkish = '', english = ''] = LANGUAGES.map(inLanguage);
  return { turkish, english };
}

test('there is a text for every code of the schema and of forms, and no other', () => {
  const known = [...codes.map(({ name }) => name), 'CREATED_IN_OTHER_TERM', 'WORDS_CHANGED'].sort();
  for (const language of LANGUAGES) {
    expect(Object.keys(editingTexts[language].problem).sort()).toEqual(known);
  }
});

test.each(codes.map(({ name, description }) => [name, description ?? '']))(
  '%s has a text in both languages, with its own figures',
  (name, description) => {
    const { turkish, english } = texts({
      field: 'name',
      code: name as FieldProblem['code'],
      ...FIGURES,
      message: 'In the words of the API.',
    });
    expect(turkish).not.toBe(english);
    for (const text of [turkish, english]) {
      expect(text).not.toMatch(/\{\{|problem\.|In the words of the API/);
      for (const [figure, value] of Object.entries(FIGURES)) {
        expect([figure, text.includes(String(value))]).toEqual([
          figure,
          description.includes(`\`${figure}\``),
        ]);
      }
    }
  },
);

test('an unknown code shows the message of the API', () => {
  const code = 'YOUNGER_THAN_THIS_BUILD' as FieldProblem['code'];
  const problem = { field: 'name', code, message: 'At most 3 colors.' };
  expect(texts(problem)).toEqual({
    turkish: 'At most 3 colors.',
    english: 'At most 3 colors.',
  });
});
