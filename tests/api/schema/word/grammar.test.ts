/** The grammar of words in GraphQL, without a statement of its own. */
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeOneDatabase } from '../../../support/database';
import { send } from '../../../support/signIn';
import { statementsOf } from '../../../support/statements';

const FIELDS = `lemma lemmaSource { kind } grammarSource { kind } grammar {
  segments { arabic place partOfSpeech person gender number
    turkish: description(language: TURKISH) english: description(language: ENGLISH) }
  partOfSpeech lemma verbForm aspect mood voice person gender number case state derivation
  turkish: description(language: TURKISH) english: description(language: ENGLISH)
}`;

describeOneDatabase('the grammar of a word', (databases) => {
  const database = databases.use('small');
  let app: TestApp;
  const set = (key: string, grammar: string | null, lemma: string | null) =>
    database().prisma.word.update({
      where: { key },
      data: {
        grammar,
        lemma,
        grammarSource: grammar && 'rule',
        lemmaSource: lemma && 'import qul',
      },
    });
  beforeAll(async () => {
    app = makeTestApp(database());
    await set('1:7:3', '<CONJ:أَ+=V:نْعَمْ+>PRON:تَ:2.M.S||IV.PERF.ACT.2.M.S', 'أَنْعَمَ');
    await set('1:7:9', '<DET:ٱل+=N:ضَّآلِّينَ||I.AP.M.P.GEN.DEF', null);
    await set('1:7:1', null, null);
  });
  const wordOf = async (key: string) => {
    const document = `query ($key: String!) { word(key: $key) { ${FIELDS} } }`;
    return (await app.query<{ word: object }>(document, { key })).word;
  };

  test('has parts, features and a sentence for readers', async () => {
    expect(await wordOf('1:7:3')).toEqual({
      lemma: 'أَنْعَمَ',
      lemmaSource: { kind: 'IMPORT' },
      grammarSource: { kind: 'RULE' },
      grammar: {
        segments: [
          {
            arabic: 'أَ',
            place: 'PREFIX',
            partOfSpeech: 'CONJUNCTION',
            person: null,
            gender: null,
            number: null,
            turkish: 'bağlaç',
            english: 'conjunction',
          },
          {
            arabic: 'نْعَمْ',
            place: 'STEM',
            partOfSpeech: 'VERB',
            person: null,
            gender: null,
            number: null,
            turkish: 'fiil',
            english: 'verb',
          },
          {
            arabic: 'تَ',
            place: 'SUFFIX',
            partOfSpeech: 'PRONOUN',
            person: 'SECOND',
            gender: 'MASCULINE',
            number: 'SINGULAR',
            turkish: 'zamir (2. tekil şahıs, eril)',
            english: 'pronoun (second person masculine singular)',
          },
        ],
        partOfSpeech: 'VERB',
        lemma: 'أَنْعَمَ',
        verbForm: 'IV',
        aspect: 'PERFECT',
        mood: null,
        voice: 'ACTIVE',
        person: 'SECOND',
        gender: 'MASCULINE',
        number: 'SINGULAR',
        case: null,
        state: null,
        derivation: null,
        english: expect.stringMatching(/^Verb, past tense \(perfect\), second person/),
        turkish: expect.stringMatching(/^Fiil, geçmiş zaman \(mazi\), 2\. tekil şahıs/),
      },
    });
    expect(await wordOf('1:7:9')).toMatchObject({
      lemma: null,
      lemmaSource: null,
      grammar: {
        partOfSpeech: 'NOUN',
        verbForm: 'I',
        lemma: null,
        case: 'GENITIVE',
        state: 'DEFINITE',
        derivation: 'ACTIVE_PARTICIPLE',
      },
    });
  });

  test('is null for a word that is not analyzed', async () => {
    expect(await wordOf('1:7:1')).toEqual({
      lemma: null,
      lemmaSource: null,
      grammarSource: null,
      grammar: null,
    });
  });

  test('is not described in Arabic', async () => {
    const { errors } = await send(
      app,
      '{ word(key: "1:7:3") { grammar { description(language: ARABIC) } } }',
    );
    expect(errors?.[0]?.message).toMatch(/TURKISH or ENGLISH/);
  });

  test('of a whole verse needs no statement beside those of its words', async () => {
    const statements = await statementsOf(database(), () =>
      app.query(`{ verse(key: "2:282") { words { ${FIELDS} } } }`),
    );
    expect(statements).toHaveLength(2);
  });
});
