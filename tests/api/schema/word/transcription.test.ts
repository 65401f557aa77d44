import { makeTestApp, type TestApp } from '../../../support/app';
import { insertPost } from '../../../support/content';
import { describeEachDatabase } from '../../../support/database';

const SCHEMES = `plain: transcription(scheme: TURKISH_PLAIN) dia: transcription(scheme: TURKISH_DIA)
  simple: transcription(scheme: ENGLISH_PLAIN) ijmes: transcription(scheme: ENGLISH_IJMES)`;

describeEachDatabase('transcription', (databases) => {
  const database = databases.use('filled');
  let app: TestApp;
  beforeAll(() => (app = makeTestApp(database())));

  test('of a word by itself in each scheme', async () => {
    const { word } = await app.query<{ word: object }>(
      `{ word(key: "1:7:9") { turkishTranscription englishTranscription ${SCHEMES} } }`,
    );
    expect(word).toEqual({
      turkishTranscription: 'eż-żâllîne',
      englishTranscription: 'al-ḍāllīna',
      plain: 'ed-dâllîne',
      dia: 'eż-żâllîne',
      simple: 'ad-daalleena',
      ijmes: 'al-ḍāllīna',
    });
  });

  test('of a verse as it is recited in each scheme', async () => {
    const { verse } = await app.query<{ verse: object }>(`{ verse(key: "1:1") { ${SCHEMES} } }`);
    expect(verse).toEqual({
      plain: 'bismi’llâhi’r-rahmâni’r-rahîm',
      dia: 'bismi’llâhi’r-raḥmâni’r-raḥîm',
      simple: 'bismi llaahi r-rahmaani r-raheem',
      ijmes: 'bismi llāhi r-raḥmāni r-raḥīm',
    });
  });

  test('of a word follows the transcription by an editor, of a verse the Arabic text', async () => {
    const { prisma } = database();
    await prisma.word.update({
      where: { key: '112:1:3' },
      data: { turkishTranscription: 'Allâhu ḳ', englishTranscription: 'God' },
    });
    const { verse } = await app.query<{ verse: { words: object[]; dia: string } }>(
      `{ verse(key: "112:1") { ${SCHEMES} words { ${SCHEMES} } } }`,
    );
    expect(verse.words[2]).toEqual({
      plain: 'Allâhu k',
      dia: 'Allâhu ḳ',
      simple: 'God',
      ijmes: 'God',
    });
    expect(verse.dia).toBe('ḳul hüve’llâhü eḥad');
  });

  test('of the opening phrase', async () => {
    await insertPost(database(), ['1:1'], { id: 1, section: 'introduction' });
    const { post } = await app.query<{ post: object }>(
      `{ post(databaseId: 1) { openingPhrase { ${SCHEMES} } } }`,
    );
    expect(post).toEqual({
      openingPhrase: {
        plain: 'e’ûzü billâhi mine’ş-şeytâni’r-racîm',
        dia: 'eʿûẕü billâhi mine’ş-şeyṭâni’r-racîm',
        simple: 'a’oodhu bi-llaahi mina sh-shaytaani r-rajeem',
        ijmes: 'aʿūdhu bi-llāhi mina sh-shayṭāni r-rajīm',
      },
    });
  });
});
