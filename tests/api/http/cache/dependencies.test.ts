/** After any edit, every cached response is what a server without a cache sends. */
import {
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
} from 'graphql';
import type { Database } from '../../../../api/database/database';
import { EVERYTHING } from '../../../../api/database/tags';
import { schema } from '../../../../api/schema';
import { makeTestApp, type TestApp } from '../../../support/app';
import { deafCopyOf, describeOneDatabase } from '../../../support/database';
import { EDIT, EVERY_EDIT, insertEditedContent } from '../../../support/edits';
import { fc } from '../../../support/fastCheck';
import { makeAdmin, type Answer } from '../../../support/mutations';
import { signInNewAdmin } from '../../../support/signIn';
import { siteClient } from '../../../support/siteClient';
import { IS_SOAK } from '../../../support/soak';
import { statementsOf } from '../../../support/statements';
import { insertTranslation, URDU } from '../../../support/translations';

const EDITS = IS_SOAK ? 40 : 10;
/** Pages take longer to render than all queries to execute. */
const PAGES_PER_EDIT = 3;

const id = (type: string, key: number) => Buffer.from(`${type}:${key}`).toString('base64');

const VERSE = `key url version turkishTranslation englishTranslation englishTranslationNeedsUpdate
  turkishTranslationNeedsUpdate surah { englishNameTranscription }`;
const WORD = `key url arabicText lemma transcription(scheme: TURKISH_PLAIN) englishTranslation version root { letters } termElements { englishTag }
  turkishGlossGroup { text numbers } englishGlossGroup { keys } turkishSource { kind date } englishSource { kind }
  rootSource { kind } termElementsSource { kind }`;
const GRAMMAR = `line verbForm description(language: TURKISH) briefDescription(language: TURKISH)
  segments { arabic description(language: ENGLISH) }`;
const ELEMENT = 'databaseId url elementOrder arabicName englishTag numberOfOccurrencesInQuran';
const ROOT = `letters url turkishSense turkishNote englishSense englishNote numberOfOccurrences numberOfVerses previousLetters nextLetters
  forms { arabicText count englishGlosses { text count } turkishGlosses { text } }
  englishGlosses { text count } turkishGlosses { text count }`;

const PAST = 'revision changedAt numberOfLaterRevisions lastChangedAt';

const DOCUMENTS = [
  `{ verse(key: "1:1") { ${VERSE} arabicText transcription(scheme: ENGLISH_IJMES) passage { firstKey lastKey englishHeading } source { arabicText { name } } } }`,
  '{ translations { id slug name licence { spdx terms url } isStoredInVerse } verse(key: "1:2") { translations(slugs: ["tr-rowwad", "ur-misal"]) { text notes translation { name licence { terms } isStoredInVerse } } } }',
  '{ search(query: "misal") { results { matchedTranslation { text translation { name } } } } }',
  `{ verse(key: "1:2") { id databaseId ${VERSE} words { id databaseId ${WORD} } posts { totalCount edges { node { englishTitle number } } } } }`,
  `{ verse(key: "1:3") { postVerses { totalCount edges { cursor node { id position englishTranslation turkishTranslation } } pageInfo { hasNextPage } } } }`,
  `{ verse(key: "1:2") { similar(first: 5) { totalCount verses { score sharedRoots sharedPhrase numberOfPhraseWords verse { ${VERSE} } } } } }`,
  '{ verse(key: "1:6") { recording { url reciter licence timings { word start end } } words { recording { url } } } }',
  '{ verse(key: "1:5") { page juz hizb quarter ruku rukuInSurah manzil prostration } }',
  `{ verses(page: 1, juz: 1) { totalCount edges { node { ${VERSE} } } } }`,
  `{ page(number: 1) { number url juz hizb previousNumber nextNumber firstVerse { ${VERSE} } lastVerse { key } verses { totalCount edges { node { ${VERSE} } } } } }`,
  `{ juz(number: 30) { number url firstPage lastPage previousNumber nextNumber } juzOne: juz(number: 1) { firstVerse { ${VERSE} } verses(first: 7) { totalCount edges { node { ${VERSE} } } } } juzLast: juz(number: 30) { lastVerse { ${VERSE} } } }`,
  `{ verses(keys: ["1:2", "1:4", "112:1"]) { totalCount edges { node { ${VERSE} } } } }`,
  '{ verses(filter: { posts: [2], notPosts: [3], roots: ["حمد"] }) { totalCount edges { node { key } } } }',
  '{ verses(filter: { notRoots: ["حمد"], elements: [1], notElements: [2] }) { totalCount edges { node { key } } } }',
  `{ verseCounts(filter: { notPosts: [2], roots: ["حمد"], elements: [1] }) { totalCount posts { count post { englishTitle } }
    roots { count root { letters } } elements { count element { ${ELEMENT} } }
    conditions { kind value isExcluded countWithout post { englishTitle } root { letters } element { ${ELEMENT} } } } }`,
  '{ verseCounts { roots(text: "praise") { count root { letters } } posts(text: "topic") { count } } }',
  `{ word(key: "1:2:2") { ${WORD} verse { ${VERSE} } } }`,
  '{ word(key: "1:2:1") { root { letters numberOfOccurrences words { totalCount } } } }',
  '{ verse(key: "1:3") { glosses(language: TURKISH) { text numbers words { key } source { kind } } } }',
  `{ node(id: "${id('Root', 2)}") { ... on Root { letters numberOfOccurrences } } }`,
  `{ surah(number: 1) { id databaseId englishNameTranscription version basmala { key } verses { ${VERSE} arabicText } } }`,
  `{ surah(number: 112) { englishNameTranslation basmala { ${VERSE} words { ${WORD} } } verses { key posts { totalCount } } } }`,
  '{ post(databaseId: 2) { previous { englishTitle } next { englishTitle } broader { englishTitle } narrower { englishTitle } roots { letters } related { numberOfSharedVerses post { databaseId englishTitle } } relatedTerms { numberOfVerses term { databaseId englishName } } } }',
  '{ surahs { number url englishNameTranscription version } }',
  `{ root(letters: "حمد") { id databaseId ${ROOT} words { totalCount edges { node { ${WORD} } } } } }`,
  `{ root(letters: "حمد") { lemmas { text url description(language: ENGLISH) numberOfWords firstWordKey verbForm root { letters }
    partsOfSpeech { partOfSpeech count } englishGlosses { text count } turkishGlosses { text }
    words { totalCount edges { node { ${WORD} } } } } } }`,
  '{ root(letters: "حمد") { lemma(wordKey: "1:2:1") { text numberOfWords } } }',
  `{ lemmas(text: "حَمْد") { text numberOfWords root { letters } englishGlosses { text count } words { edges { node { ${WORD} } } } } }`,
  `{ verse(key: "1:4") { words { grammar { ${GRAMMAR} } lemmaSource { kind } grammarSource { kind } } } }`,
  `{ root(letters: "حمد") { turkishMeanings { text count } englishMeanings { text count glosses { text count } }
    meaning(language: ENGLISH, text: "praise") { text words { totalCount edges { node { ${WORD} } } } } lemmas { forms { arabicText count } englishMeanings { text } turkishMeanings { text } } } }`,
  `{ root(letters: "صصص") { ${ROOT} } }`,
  '{ roots(first: 3) { totalCount edges { node { letters numberOfOccurrences } } } }',
  '{ rootInitials { letter numberOfRoots } }',
  '{ findRoots(text: "praise") { letters transcription(scheme: TURKISH_DIA) } }',
  '{ post(databaseId: 1) { id englishTitle number section verses { totalCount edges { node { databaseId englishTranslation verse { ' +
    `${VERSE} } post { englishTitle } } } } openingPhrase { databaseId transcription(scheme: TURKISH_DIA) words { arabicText transcription(scheme: TURKISH_DIA) } } } }`,
  '{ post(databaseId: 2) { databaseId url englishTitle version verses { edges { node { verse { words { englishTranslation } } } } } } }',
  '{ post(databaseId: 3) { englishTitle } }',
  '{ posts { totalCount edges { node { englishTitle number section } } pageInfo { endCursor } } }',
  '{ posts(first: 500) { edges { node { databaseId numberOfVerses broader { databaseId } } } } }',
  `{ day { date topic { databaseId englishTitle numberOfVerses } verse { ${VERSE} } } }`,
  '{ day(date: "2026-11-28") { topic { databaseId version } verse { key } } }',
  '{ posts(section: QURAN, first: 1) { totalCount edges { node { databaseId } } } }',
  '{ postVerse(databaseId: 2) { databaseId url englishTranslation version verse { englishTranslation } post { version } } }',
  '{ postVerse(databaseId: 9) { position } }',
  `{ term(databaseId: 1) { id databaseId url englishName termElements { totalCount edges { node { id ${ELEMENT} verses { totalCount edges { node { ${VERSE} } } } } } } } }`,
  '{ term(databaseId: 2) { englishName } }',
  '{ terms { totalCount edges { node { englishName version } } } }',
  `{ termElements { totalCount edges { node { ${ELEMENT} term { englishName } } } } }`,
  '{ termElements { edges { node { occurrences { totalCount edges { node { key arabicText verse { key } } } } forms { arabicText count } rules { lemmas arabicText numberOfWords numberOfCounted } leftOut { totalCount edges { node { word { key lemma } turkishReason englishReason } } } } } } }',
  '{ characters { id databaseId url arabicLetter englishLetter turkishName turkishSound englishSound turkishNote englishNote forms { alone initial medial final } version } }',
  '{ readingSigns { id databaseId url kind sign arabicName turkishName englishName turkishMeaning englishMeaning } }',
  `{ nodes(ids: ["${id('Word', 5)}", "${id('TermElement', 1)}", "${id('Post', 2)}", "${id('PostVerse', 3)}",
    "${id('VerseAlias', 1)}", "${id('Surah', 1)}", "${id('Character', 1)}", "${id('Root', 1)}", "${id('Term', 1)}", "${id('Verse', 2)}"]) {
    ... on Word { updatedAt } ... on TermElement { updatedAt } ... on Post { updatedAt } ... on PostVerse { updatedAt }
    ... on VerseAlias { updatedAt } ... on Surah { updatedAt } ... on Character { updatedAt }
    ... on Root { version updatedAt } ... on Term { updatedAt } ... on Verse { updatedAt } } }`,
  '{ readingSigns { version updatedAt } }',
  `{ changes(since: 1, first: 100) { contentRevision oldestRevision hasNextPage endCursor
    nodes { revision changedAt kind databaseId key fields isGone tableRows row { id } } } }`,
  '{ surah(number: 112) { turkishOtherNames englishOtherNames turkishNameNote englishNameNote isRevelationPlaceDisputed } }',
  '{ verseAliases { totalCount edges { node { id databaseId name firstVerse { ' +
    `${VERSE} } lastVerse { key } } } } }`,
  '{ verseAlias(databaseId: 1) { name url version firstVerse { englishTranslation } } }',
  '{ verseAlias(databaseId: 2) { name } }',
  `{ node(id: "${id('Verse', 2)}") { id ... on Verse { ${VERSE} } } }`,
  `{ node(id: "${id('Post', 3)}") { ... on Post { englishTitle } } }`,
  `{ nodes(ids: ["${id('Word', 5)}", "${id('TermElement', 1)}", "${id('Post', 2)}", "${id('PostVerse', 3)}",
    "${id('VerseAlias', 1)}", "${id('Surah', 1)}", "${id('Character', 1)}", "${id('Root', 1)}", "${id('Term', 1)}"]) {
    id ... on Word { ${WORD} } ... on TermElement { ${ELEMENT} } ... on Post { version }
    ... on PostVerse { version verse { ${VERSE} } } ... on VerseAlias { name } ... on Surah { version }
    ... on Character { version } ... on Root { letters } ... on Term { version }
  } }`,
  `{ search(query: "praise", language: ENGLISH) { totalElements results { matchKind mergedKeys ranges { start end }
    verse { ${VERSE} } words { key } } root { letters } jump { name } } }`,
  `{ search(query: "الحمد") { totalElements results { verse { key } words { ${WORD} } } root { letters } } }`,
  '{ search(query: "mercy", order: MUSHAF, filter: { place: MEDINA }) { totalElements surahs { count surah { version } } posts { count post { englishTitle } } results { verse { key } } } }',
  '{ search(query: "Allah", filter: { post: 2 }) { totalElements results { verse { key } } } }',
  `{ search(query: "Allah", filter: { notPosts: [2], notRoots: ["صصص"] }) { totalElements roots { count root { letters } }
    elements { count element { ${ELEMENT} } } conditions { value countWithout post { englishTitle } } } }`,
  '{ search(query: "noble verse") { jump { name surah { number englishNameTranscription } firstVerse { key } lastVerse { key } } } }',
  '{ suggest(query: "noble", language: ENGLISH) { label target { __typename ... on Verse { key englishTranslation } ... on Post { englishTitle } ... on Term { version } ... on Surah { version } } } }',
  '{ suggest(query: "2") { label } }',
  `{ resolve(reference: "1:2-3") { kind surah { version } runs { firstVerse { ${VERSE} } lastVerse { key } } } }`,
  '{ search(query: "lord") { exactElements unknownWords named { label target { __typename ... on Post { version } ... on Term { version } ... on Root { letters } } } reference { kind } } }',
  `{ unknownRevision(revision: 1) { firstRevision lastRevision } ${['1', '9']
    .map(
      (
        revision,
      ) => `verse${revision}: verseAt(key: "1:2", revision: ${revision}) { ${PAST} key numberInSurah turkishSurahName englishSurahName
      turkishTranslation englishTranslation words { key arabicText grammarLine transcription(scheme: TURKISH_DIA) turkishGrammar englishGrammar } }
    post${revision}: postAt(databaseId: 2, revision: ${revision}) { ${PAST} databaseId number section turkishTitle englishTitle turkishNote englishNote
      verses { key turkishSurahName englishSurahName turkishTranslation englishTranslation } }
    term${revision}: termAt(databaseId: 1, revision: ${revision}) { ${PAST} databaseId turkishName englishName elements { arabicName verseKeys } }`,
    )
    .join(' ')} }`,
  '{ verse(key: "1:2") { citation(language: ENGLISH) { plain bibtex cslJson url revision } } post(databaseId: 2) { citation(language: TURKISH) { plain } } termElements { edges { node { citation(language: ENGLISH) { plain } } } } term(databaseId: 1) { citation(language: ENGLISH) { plain } } root(letters: "حمد") { citation(language: ENGLISH) { plain } } }',
  '{ viewer { username } contentRevision contentChangedAt apiVersion }',
];

const PATHS = [
  ...DOCUMENTS.map((query) => `/graphql?query=${encodeURIComponent(query)}`),
  '/api/verses/2',
  '/api/pages/1',
  '/api/posts/2',
  '/api/posts/bySection/quran',
  '/api/posts/usesVerse/2',
  '/api/postVerses/1',
  '/api/verses/query?queryParameter=praise&language=english',
  '/api/terms/1',
  '/api/surahs/details',
  '/api/termElements',
  '/api/characters',
  '/sitemap.xml',
];
const PAGES = [
  '/',
  '/surahs',
  '/surahs/112',
  '/verses/1:2',
  '/verses/1:2?at=1',
  '/posts/2?at=9',
  '/termTables/1?at=9',
  '/posts',
  '/posts/quran',
  '/posts/quran/2',
  '/termTables/1',
  '/termTables/1/elements/1',
  '/tables',
  '/tables/arabicCharacters',
  '/roots/%D8%AD%D9%85%D8%AF',
  '/query?queryParameter=praise&lang=en',
];

/** The fields of the schema that the documents select. */
function fieldsOf(documents: DocumentNode[]): Set<string> {
  const fields = new Set<string>();
  const types = new TypeInfo(schema);
  for (const document of documents) {
    visit(
      document,
      visitWithTypeInfo(types, {
        Field: ({ name }) => {
          fields.add(`${types.getParentType()?.name}.${name.value}`);
        },
      }),
    );
  }
  return fields;
}

test('the documents select every public field that has a resolver', () => {
  const selected = fieldsOf(DOCUMENTS.map((document) => parse(document)));
  const missing = Object.values(schema.getTypeMap()).flatMap((type) => {
    const isResult = /Payload$|^Mutation$|^__|Error$/.test(type.name);
    if (!isObjectType(type) || isResult || !isPublic(type.name)) return [];
    return Object.values(type.getFields())
      .filter(
        ({ resolve, extensions }) =>
          resolve && !(extensions as { directives?: { admin?: object } }).directives?.admin,
      )
      .map(({ name }) => `${type.name}.${name}`)
      .filter(
        (name) => !selected.has(name) && !/Connection\.|Edge\.|\.(id|databaseId)$/.test(name),
      );
  });
  // Responses with the rate limit of a caller are never cached.
  const isExempt = (name: string) => /^(VerseSource|RateLimit)\.|^Query\.rateLimit$/.test(name);
  expect(missing.filter((name) => !isExempt(name))).toEqual([]);
});

/** Types that only admins can query. */
const isPublic = (type: string) =>
  !/^(ApiKey|ChangeSet|FailedSearch|GlossSuggestion|GlossWork|Quality|Revision|TranslationWork|Trash|Session|Viewer)/.test(
    type,
  );

describeOneDatabase('cached responses', (databases) => {
  let database: Database;
  let app: TestApp;
  let save: (name: string, input: object, fields?: string) => Promise<Answer>;

  beforeAll(async () => {
    database = await databases.open('tiny');
    const client = siteClient();
    app = makeTestApp(database, { client });
    const token = await signInNewAdmin(database, app, 'a');
    save = makeAdmin(
      () => app,
      () => token,
    );
    await insertEditedContent(database, save);
    await insertTranslation(database, URDU, (key) => ({ text: `misal ${key}`, note: '[1]' }));
    // The documents read revision 9; a larger step would restart the log.
    for (let revision = 1; revision < 9; revision += 1) {
      const data = { revision: { increment: 1 } };
      await database.prisma.contentRevision.update({ where: { id: 1 }, data });
    }
    await database.prisma.word.updateMany({
      where: { root: { letters: 'حمد' } },
      data: { lemma: 'حَمْد', grammar: '=N:حَمْدُ||M.S.NOM' },
    });
  });

  const responseOf = async (from: TestApp, path: string) => {
    const response = await from.fetch(path);
    return { etag: response.headers.get('ETag'), text: await response.text() };
  };

  /** Excerpts of two texts where they differ; whole pages would take minutes to compare. */
  const differenceOf = (cached: string, computed: string): string[] | undefined => {
    if (cached === computed) return undefined;
    const place = [...cached].findIndex((letter, index) => letter !== computed[index]);
    return [cached, computed].map((one) => one.slice(Math.max(0, place - 50), place + 100));
  };

  test('are those of a server without a cache after any edit', async () => {
    const edits = [...EVERY_EDIT, ...fc.sample(EDIT, EDITS)];
    const some = fc.shuffledSubarray(PAGES, { maxLength: PAGES_PER_EDIT });
    const pages = fc.sample(some, edits.length);
    const uncached: string[] = [];
    for (const path of [...PATHS, ...PAGES]) {
      if ((await responseOf(app, path)).etag === null) uncached.push(decodeURIComponent(path));
    }
    expect(uncached).toEqual([]);
    for (const [index, { name, input }] of edits.entries()) {
      const { __typename } = await save(name, input);
      if (index < EVERY_EDIT.length) {
        expect([name, __typename]).toEqual([name, expect.stringMatching(/Payload$/)]);
      }
      const fresh = makeTestApp(deafCopyOf(database), { client: siteClient() });
      for (const path of [...PATHS, ...(pages[index] ?? [])]) {
        const cached = await responseOf(app, path);
        // What has just been computed is compared after the next edit, if it is still cached then.
        const isLast = index === edits.length - 1;
        if (!IS_SOAK && !isLast && app.log.at(-1)?.cached === false) continue;
        const computed = await responseOf(fresh, path);
        const difference = differenceOf(cached.text, computed.text);
        expect({ path, edit: { name, input }, difference }).toEqual({
          path,
          edit: { name, input },
        });
        expect(cached.etag).toBe(computed.etag);
      }
    }
  }, 1_200_000);

  test('are tested after each mutation of the content', () => {
    const edited = new Set(EVERY_EDIT.map(({ name }) => name));
    const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
    const others = mutations.filter((name) => !edited.has(name));
    expect(others).toEqual([
      'changePassword',
      'countRefinedSearch',
      'createApiKey',
      'login',
      'logout',
      'logoutEverywhere',
      'refreshJwt',
      'revokeApiKey',
    ]);
  });

  test('depend on everything only if they show the content revision or changes since one', async () => {
    const ofEverything: string[] = [];
    for (const path of [...PATHS, ...PAGES]) {
      const tag = (await app.fetch(path)).headers.get('Cache-Tag');
      if (tag === EVERYTHING) ofEverything.push(decodeURIComponent(path));
    }
    // The past counts the changes since, and a citation names the revision.
    const shown = /At\(|\?at=|citation\(|changes\(|contentRevision/;
    expect(ofEverything.filter((path) => !shown.test(path))).toEqual([]);
    for (const field of ['verseAt(', '?at=', 'citation(', 'changes(', 'contentRevision']) {
      expect(ofEverything).toContainEqual(expect.stringContaining(field));
    }
  });

  test('stay cached after an edit of something else', async () => {
    const paths = [
      '/verses/1:5',
      '/surahs/112',
      '/tables/arabicCharacters',
      '/api/verses/6',
      `/graphql?query=${encodeURIComponent('{ verse(key: "1:7") { words { key } posts { totalCount } } }')}`,
    ];
    for (const path of paths) await responseOf(app, path);
    const edited = { databaseId: 9, turkishTranslation: 'a', englishTranslation: 'b' };
    expect((await save('updateVerse', edited)).__typename).toBe('UpdateVersePayload');
    const renamed = { databaseId: 1, turkishName: 'x', englishName: 'x' };
    expect((await save('updateTerm', renamed)).__typename).toBe('UpdateTermPayload');
    const statements = await statementsOf(database, async () => {
      for (const path of paths) await responseOf(app, path);
    });
    expect(statements).toEqual([]);
  });
});
