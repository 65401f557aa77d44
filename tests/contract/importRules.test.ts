import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Linter } from 'eslint';

const { default: config } = jest.requireActual<{ default: Linter.Config[] }>(
  '../../eslint.config.js',
);

/** A rule of the architecture, then imports it forbids and allows: `file: import`. */
const rules: Record<string, { forbids: string[]; allows: string[] }> = {
  '1. the client knows the API by schema.graphql alone': {
    forbids: [
      'client/verse/VerseCard.tsx: ../../api/rows',
      'client/relay/network.ts: ../../api/schema',
      'client/settings/settings.ts: ../../prisma/client/client',
      'client/verse/VersePage.tsx: ../../prisma/seed/surahs',
      'client/verse/VerseCard.tsx: ../../scripts/build',
      'api/verse/verse.ts: ../../client/routes',
      'api/app.ts: ../client/server',
    ],
    allows: ['client/verse/VerseCard.tsx: ../__generated__/VerseCard_verse.graphql'],
  },
  '2. a noun imports what is below it and itself': {
    forbids: [
      'api/verse/verse.ts: ../word/word',
      'api/verse/verse.ts: ../word/wordRules',
      'api/verse/verse.ts: ../schema',
      'api/verse/verse.ts: ../app',
      'api/verse/verse.ts: ../start',
      'api/verse/verse.ts: ../config',
      'api/verse/verse.ts: ../rest/routes',
      'api/verse/verse.ts: ../../prisma/migrate',
      'api/verse/verse.ts: ../../tests/support/app',
    ],
    allows: [
      'api/verse/verse.ts: ../builder',
      'api/verse/verse.ts: ../context',
      'api/verse/verse.ts: ../database/database',
      'api/verse/verse.ts: ../errors',
      'api/search/searchVerses.ts: ../failedSearches',
      'api/verse/verse.ts: ../rows',
      'api/verse/verse.ts: ../text/verseReference',
      'api/verse/verse.ts: ./verseRules',
      'api/verse/verseMutations.ts: ./verse',
      'api/verse/verse.ts: graphql',
    ],
  },
  '3. rules and text are pure': {
    forbids: [
      'api/verse/verseRules.ts: ../database/database',
      'api/verse/verseRules.ts: ../builder',
      'api/verse/verseRules.ts: ./verse',
      'api/verse/verseRules.ts: ../../prisma/client/client',
      'api/verse/verseRules.ts: @prisma/client',
      'api/verse/verseRules.ts: graphql',
      'api/verse/verseRules.ts: node:fs',
      'api/text/verseReference.ts: ../database/database',
      'api/text/verseReference.ts: ../errors',
      'api/text/verseReference.ts: ../verse/verse',
      'api/text/verseReference.ts: node:fs',
    ],
    allows: [
      'api/verse/verseRules.ts: zod',
      'api/verse/verseRules.ts: ../text/verseReference',
      'api/verse/verseRules.ts: ../word/wordRules',
      'api/text/verseReference.ts: ./turkish',
      'api/text/verseReference.ts: zod',
    ],
  },
  '4. rest knows the schema and its documents, never the database': {
    forbids: [
      'api/rest/handle.ts: ../database/database',
      'api/rest/handle.ts: ../rows',
      'api/rest/handle.ts: ../builder',
      'api/rest/handle.ts: ../verse/verse',
      'api/rest/handle.ts: ../app',
      'api/rest/handle.ts: ../../prisma/client/client',
      'api/rest/handle.ts: @prisma/client',
      'api/rest/handle.ts: pg',
    ],
    allows: [
      'api/rest/handle.ts: ../schema',
      'api/rest/handle.ts: ../context',
      'api/rest/handle.ts: ../errors',
      'api/rest/handle.ts: ./routes',
      'api/rest/handle.ts: graphql',
    ],
  },
  '5. main -> app -> schema -> nouns -> builder, one way': {
    forbids: [
      'api/app.ts: ./main',
      'api/app.ts: ./start',
      'api/app.ts: ./verse/verse',
      'api/schema.ts: ./app',
      'api/schema.ts: ./config',
      'api/builder.ts: ./schema',
      'api/builder.ts: ./verse/verse',
      'api/builder.ts: ./app',
      'api/database/database.ts: ../builder',
      'api/database/database.ts: ../verse/verse',
      'api/config.ts: ./app',
      'api/main.ts: ./schema',
      'api/main.ts: ./database/database',
      'api/downloads/files.ts: ../verse/verse',
      'api/downloads/files.ts: ../app',
      'api/downloads/files.ts: ../auth/admins',
      'api/verse/verse.ts: ../downloads/files',
      'api/site/site.ts: ../verse/verse',
      'api/site/site.ts: ../app',
    ],
    allows: [
      'api/main.ts: ./start',
      'api/main.ts: ./builtClient',
      'api/builtClient.ts: ./app',
      'api/start.ts: ./app',
      'api/start.ts: ./auth/admins',
      'api/start.ts: ../prisma/migrate',
      'api/start.ts: ../prisma/seed/importQuran',
      'api/app.ts: ./schema',
      'api/app.ts: ./rest/handle',
      'api/app.ts: ./http/graphql',
      'api/start.ts: ./http/wire',
      'api/http/graphql.ts: ../schema',
      'api/app.ts: ./downloads/downloads',
      'api/downloads/table.ts: ../schema',
      'api/downloads/files.ts: ../database/database',
      'api/app.ts: ./site/site',
      'api/site/site.ts: ../http/answerCache',
      'api/verse/verseSource.ts: ../sources',
      'api/schema.ts: ./verse/verse',
      'api/schema.ts: ./builder',
      'api/builder.ts: ./context',
      'api/builder.ts: ../prisma/client/pothos',
    ],
  },
  '6. routes -> pages -> components -> relay, ui, i18n, settings': {
    forbids: [
      'client/verse/VersePage.tsx: ../routes',
      'client/verse/VersePage.tsx: ../App',
      'client/verse/VersePage.tsx: ../post/PostPage',
      'client/verse/VerseCard.tsx: ./VersePage',
      'client/verse/VerseCard.tsx: ../routes',
      'client/layout/Layout.tsx: ../verse/VersePage',
      'client/layout/PageHead.tsx: ../crawlers/crawlerHead',
      'client/crawlers/thingsOf.ts: ../verse/VersePage',
      'client/relay/page.ts: ../verse/VerseCard',
      'client/relay/page.ts: ../routes',
      'client/i18n/i18n.ts: ../relay/page',
      'client/settings/settings.ts: ../verse/VerseCard',
    ],
    allows: [
      'client/hydrate.tsx: ./routes',
      'client/server.tsx: ./App',
      'client/server.tsx: ./crawlers/crawlerHead',
      'client/crawlers/thingsOf.ts: ../post/postAddress',
      'client/routes.tsx: ./verse/VersePage',
      'client/routes.tsx: ./layout/Layout',
      'client/verse/VersePage.tsx: ./VerseCard',
      'client/verse/VersePage.tsx: ../relay/page',
      'client/verse/VersePage.tsx: ../layout/PageHead',
      'client/verse/VerseCard.tsx: ../ui/Hint',
      'client/verse/VerseCard.tsx: ../i18n/i18n',
      'client/verse/VerseCard.tsx: ../settings/settings',
      'client/verse/VerseCard.tsx: ./VerseCard.module.css',
      'client/layout/Layout.tsx: ../surah/SurahPicker',
    ],
  },
  '6. ui knows no Relay': {
    forbids: [
      'client/ui/Hint.tsx: react-relay',
      'client/ui/Hint.tsx: relay-runtime',
      'client/ui/Hint.tsx: ../relay/page',
      'client/ui/Hint.tsx: ../__generated__/VerseCard_verse.graphql',
      'client/ui/Hint.tsx: ../verse/VerseCard',
    ],
    allows: ['client/ui/Hint.tsx: react', 'client/ui/Hint.tsx: ./icons'],
  },
  '6. nouns of the client, one way': {
    forbids: [
      'client/word/WordCard.tsx: ../verse/VerseCard',
      'client/verse/VerseCard.tsx: ../postVerse/PostVerseCard',
      'client/verse/VerseCard.tsx: ../post/PostTitle',
      'client/postVerse/PostVerseCard.tsx: ../post/PostTitle',
      'client/verse/VerseCard.tsx: ../search/SearchBox',
      'client/termElement/TermElementRow.tsx: ../term/TermTable',
      'client/term/TermTable.tsx: ../verse/VerseCard',
    ],
    allows: [
      'client/post/PostPage.tsx: ../postVerse/PostVerseCard',
      'client/postVerse/PostVerseCard.tsx: ../verse/VerseCard',
      'client/verse/VersePage.tsx: ../word/WordCard',
      'client/verse/VerseCard.tsx: ../word/WordCard',
      'client/term/TermTable.tsx: ../termElement/TermElementRow',
      'client/search/SearchPage.tsx: ../verse/VerseCard',
    ],
  },
};

/** A rule of the architecture that looks at more than the import's target. */
const snippets: Record<string, { forbids: [string, string][]; allows: [string, string][] }> = {
  '6. no barrel files': {
    forbids: [
      ['client/verse/index.ts', "export { VerseCard } from './VerseCard';"],
      ['client/verse/index.ts', "export * from './VerseCard';"],
      ['api/verse/index.ts', "export * from './verse';"],
    ],
    allows: [['client/verse/lists.ts', 'export const shown = 1;']],
  },
  '7. useMutation of react-relay only inside client/relay': {
    forbids: [
      ['client/word/useUpdateWord.ts', "import { useMutation } from 'react-relay';"],
      ['client/ui/HoldButton.tsx', "import { useMutation } from 'react-relay/hooks';"],
      ['client/word/useUpdateWord.ts', "import x from 'react-relay/lib/relay-hooks/useMutation';"],
    ],
    allows: [
      ['client/relay/useMutation.ts', "import { useMutation } from 'react-relay';"],
      ['client/word/useUpdateWord.ts', "import { useMutation } from '../relay/useMutation';"],
      ['client/word/useUpdateWord.ts', "import { useFragment } from 'react-relay';"],
    ],
  },
  '7. the toaster only inside client/ui': {
    forbids: [
      ['client/word/useUpdateWord.ts', "import { createToaster } from '@chakra-ui/react';"],
      ['client/relay/useMutation.ts', "import { Toaster } from '@chakra-ui/react';"],
      ['client/word/useUpdateWord.ts', "import { x } from '@chakra-ui/react/toast';"],
    ],
    allows: [
      ['client/ui/toaster.tsx', "import { createToaster } from '@chakra-ui/react';"],
      ['client/word/WordEditor.tsx', "import { Dialog } from '@chakra-ui/react';"],
    ],
  },
  'SQL in tagged templates alone': {
    forbids: [
      ['api/verse/verse.ts', "void prisma.$queryRawUnsafe('SELECT 1');"],
      ['api/verse/verse.ts', "void transaction.$executeRawUnsafe('SELECT 1');"],
      ['prisma/seed/importQuran.ts', 'const { $queryRawUnsafe } = prisma;'],
      ['api/verse/verse.ts', "Prisma.raw('SELECT 1');"],
    ],
    allows: [['api/verse/verse.ts', 'void prisma.$queryRaw`SELECT 1`;']],
  },
  'no default exports': {
    forbids: [
      ['api/verse/verse.ts', 'export default 1;'],
      ['client/verse/VerseCard.tsx', 'const a = 1; export { a as default };'],
    ],
    allows: [
      ['vite.config.ts', 'export default 1;'],
      ['api/verse/verse.ts', 'export const one = 1;'],
    ],
  },
  'the API logs by pino': {
    forbids: [['api/verse/verse.ts', "console.log('x');"]],
    allows: [['api/start.ts', "console.log('x');"]],
  },
};

const root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
afterAll(() => rmSync(root, { recursive: true }));

const linter = new Linter({ cwd: root });

function write(file: string, text = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function lint(file: string, text: string): string[] {
  const problems = linter.verify(
    text,
    [
      ...config,
      {
        languageOptions: { parserOptions: { projectService: false } },
        settings: { 'boundaries/root-path': root },
      },
    ],
    {
      filename: join(root, file),
      ruleFilter: ({ ruleId }: { ruleId: string }) =>
        /^(boundaries|imports|no-restricted|no-console)/.test(ruleId),
    } as Linter.LintOptions,
  );
  return problems.map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
}

/** Lints one import of a file whose target exists. */
function lintImport(line: string): string[] {
  const [file = '', source = ''] = line.split(': ');
  write(file);
  if (source.startsWith('.')) {
    const path = join(dirname(file), source);
    const isComponent = /\/[A-Z]|routes$|server$/.test(source) && !source.includes('graphql');
    write(source.endsWith('.css') ? path : `${path}.${isComponent ? 'tsx' : 'ts'}`);
  }
  return lint(file, `import ${JSON.stringify(source)};`);
}

describe.each(Object.entries(rules))('%s', (_rule, { forbids, allows }) => {
  test.each(forbids)('forbids %s', (line) => {
    expect(lintImport(line)).toEqual([expect.stringContaining('boundaries/dependencies')]);
  });
  test.each(allows)('allows %s', (line) => expect(lintImport(line)).toEqual([]));
});

describe.each(Object.entries(snippets))('%s', (_rule, { forbids, allows }) => {
  beforeAll(() => write('client/relay/useMutation.ts'));
  test.each(forbids)('forbids in %s: %s', (file, text) => {
    expect(lint(file, text)).not.toEqual([]);
  });
  test.each(allows)('allows in %s: %s', (file, text) => expect(lint(file, text)).toEqual([]));
});

test('6. no cycles, not even of types or lazy imports', () => {
  write('client/about/One.tsx', "import { Two } from './Two';");
  write('client/about/Two.tsx', "import type { Three } from './Three';");
  write('client/about/Three.tsx', "const one = import('./One');");
  const text = "import { Two } from './Two'; import './Four';";
  write('client/about/Four.tsx', "import { Two } from './Two';");
  expect(lint('client/about/One.tsx', text)).toEqual([
    expect.stringContaining(
      'client/about/One.tsx -> client/about/Two.tsx -> client/about/Three.tsx -> client/about/One.tsx',
    ),
    expect.stringContaining('client/about/One.tsx -> client/about/Four.tsx'),
  ]);
  write('client/about/Two.tsx', '');
  expect(lint('client/about/One.tsx', text)).toEqual([]);
});

test('a file outside the architecture needs a place in it', () => {
  write('client/strange.ts');
  expect(lint('client/strange.ts', '')).toEqual([
    expect.stringContaining('boundaries/no-unknown-files'),
  ]);
});

test('every way to import is looked at', () => {
  write('api/rows.ts');
  for (const text of [
    "import type { A } from '../../api/rows';",
    "const a = import('../../api/rows');",
    "const a = require('../../api/rows');",
  ]) {
    expect(lint('client/verse/VerseCard.tsx', text)).toEqual([
      expect.stringContaining('boundaries/dependencies'),
    ]);
  }
});
