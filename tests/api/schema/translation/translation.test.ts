/** Translations of verses as rows: by language and slug, in few statements, and fresh after a change. */
import {
  removeTranslation,
  renameTranslation,
} from '../../../../api/exchange/translations/saveTranslation';
import { STORED_TRANSLATIONS } from '../../../../text/translations';
import { makeTestApp, type TestApp } from '../../../support/app';
import { describeEachDatabase } from '../../../support/database';
import { statementsOf } from '../../../support/statements';
import { GERMAN, insertTranslation, URDU } from '../../../support/translations';

interface Row {
  text: string;
  notes: string | null;
  translation: { slug: string };
}

const TEXTS = 'text notes translation { slug }';

describeEachDatabase('translations', (databases) => {
  const database = databases.use('small');
  let app: TestApp;

  const rowsOf = async (args: string, key = '1:2') => {
    const { verse } = await app.query<{ verse: { translations: Row[] } }>(
      `{ verse(key: "${key}") { translations${args} { ${TEXTS} } } }`,
    );
    return verse.translations.map(({ text, notes, translation: { slug } }) => [slug, text, notes]);
  };
  const slugs = async (args = '') =>
    (
      await app.query<{ translations: { slug: string }[] }>(`{ translations${args} { slug } }`)
    ).translations.map(({ slug }) => slug);

  beforeAll(async () => {
    app = makeTestApp(database());
    await database().prisma.verse.update({
      where: { key: '1:5' },
      data: { turkishTranslation: null },
    });
    await insertTranslation(database(), GERMAN, (key) => ({ text: `Vers ${key}` }));
    await insertTranslation(database(), URDU, (key) => ({ text: `آیت ${key}`, note: '[1] نوٹ' }));
  });

  test('all are listed: the two of the verses first, then by language', async () => {
    expect(await slugs()).toEqual(['tr-rowwad', 'en-saheeh', 'de-beispiel', 'ur-misal']);
    expect(await slugs('(languages: ["UR", "en"])')).toEqual(['en-saheeh', 'ur-misal']);
    expect(await slugs('(languages: [])')).toEqual([]);
  });

  test('a translation says who, whence and under which terms', async () => {
    const { translations } = await app.query<{ translations: object[] }>(`{ translations {
      id databaseId slug language name translator source sourceUrl licence { spdx terms url }
      direction versionDate version isStoredInVerse } }`);
    expect(translations[0]).toMatchObject({
      databaseId: 1,
      language: 'tr',
      licence: { spdx: null, terms: STORED_TRANSLATIONS[0]?.terms },
      isStoredInVerse: true,
    });
    expect(translations[3]).toMatchObject({
      ...(({ spdx: _spdx, terms: _terms, licenceUrl: _url, ...rest }) => rest)(URDU),
      licence: { spdx: URDU.spdx, terms: null, url: URDU.licenceUrl },
      direction: 'RTL',
      version: 1,
      isStoredInVerse: false,
    });
    for (const { id, slug } of translations as { id: string; slug: string }[]) {
      expect(await app.query(`{ node(id: "${id}") { ... on Translation { slug } } }`)).toEqual({
        node: { slug },
      });
    }
  });

  test('a verse has its text in each, or in the chosen ones', async () => {
    const [turkish, english, ...further] = await rowsOf('');
    expect([turkish?.[0], english?.[0]]).toEqual(['tr-rowwad', 'en-saheeh']);
    const german = ['de-beispiel', 'Vers 1:2', null];
    const urdu = ['ur-misal', 'آیت 1:2', '[1] نوٹ'];
    expect(further).toEqual([german, urdu]);
    expect(await rowsOf('(slugs: ["ur-misal", "unknown"])')).toEqual([urdu]);
    expect(await rowsOf('(languages: ["de"])')).toEqual([german]);
    expect(await rowsOf('(languages: ["de"], slugs: ["ur-misal"])')).toEqual([]);
  });

  test('a stored translation without a text is left out', async () => {
    expect((await rowsOf('', '1:5'))[0]?.[0]).toBe('en-saheeh');
  });

  test('the texts of many verses take one statement', async () => {
    const query = (verses: string) =>
      app.query<{ verses: { edges: { node: { translations: Row[] } }[] } }>(
        `{ verses(${verses}) { edges { node { translations { ${TEXTS} } } } } }`,
      );
    await query('surah: 112');
    const { edges } = (await query('surah: 2, first: 100')).verses;
    expect(edges).toHaveLength(100);
    expect(new Set(edges.map(({ node }) => node.translations.length))).toEqual(new Set([4]));
    const statements = await statementsOf(database(), () => query('surah: 2, first: 99'));
    expect(statements.filter((text) => text.includes('"TranslationVerse"'))).toHaveLength(1);
  });

  test('each slug adds the cost of its fields', async () => {
    const complexityOf = async (choice: string) => {
      const response = await app.fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: `{ verse(key: "1:1") { translations${choice} { text notes } } }`,
          extensions: { cost: true },
        }),
      });
      const { extensions } = (await response.json()) as {
        extensions: { cost: { complexity: number } };
      };
      return extensions.cost.complexity;
    };
    const one = await complexityOf('(slugs: ["ur-misal"])');
    const two = await complexityOf('(slugs: ["ur-misal", "de-beispiel"])');
    const three = await complexityOf('(slugs: ["ur-misal", "de-beispiel", "en-saheeh"])');
    expect([two - one, three - two]).toEqual([2, 2]);
    expect((await complexityOf('')) - one).toBe(19 * 2);
  });

  test('too many languages or slugs are refused', async () => {
    const many = JSON.stringify(Array.from({ length: 51 }, (_, index) => `s${index}`));
    const { errors } = await app.answer(
      `{ verse(key: "1:1") { translations(slugs: ${many}) { text } } }`,
    );
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('a cached response shows an added, renamed and removed translation at once', async () => {
    const path = `/graphql?query=${encodeURIComponent('{ translations { name licence { spdx terms url } } verse(key: "1:1") { translations { text notes translation { id databaseId slug } } } }')}`;
    const read = async () => {
      const response = await app.fetch(path);
      expect(response.headers.get('cache-control')).toContain('public');
      expect(response.headers.get('cache-tag')?.split(/[ ,]+/).sort()).toEqual([
        's1',
        'translations',
        'v1',
      ]);
      return (await response.json()) as {
        data: { translations: { name: string }[]; verse: { translations: Row[] } };
      };
    };
    const before = (await read()).data;
    await insertTranslation(database(), { ...GERMAN, slug: 'de-zweite' }, () => ({
      text: 'zweite',
    }));
    expect((await read()).data.verse.translations).toHaveLength(
      before.verse.translations.length + 1,
    );
    await renameTranslation(database(), 'de-zweite', 'Zweite');
    expect((await read()).data.translations.map(({ name }) => name)).toContain('Zweite');
    await removeTranslation(database(), 'de-zweite');
    expect((await read()).data).toEqual(before);
  });

  test('a response for an unknown slug is not cached, as there are infinitely many', async () => {
    const cacheControl = async (slug: string) => {
      const query = `{ verse(key: "1:1") { translations(slugs: ["${slug}"]) { text } } }`;
      const response = await app.fetch(`/graphql?query=${encodeURIComponent(query)}`);
      return response.headers.get('cache-control') ?? '';
    };
    expect(await cacheControl('ur-misal')).toContain('public');
    expect(await cacheControl('ur-other')).not.toContain('public');
  });
});
