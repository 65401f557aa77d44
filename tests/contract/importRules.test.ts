import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ESLint, type Linter } from 'eslint';

const { default: config } = jest.requireActual<{ default: Linter.Config[] }>(
  '../../eslint.config.js',
);

/** A rule of the architecture, then imports it forbids and allows: `file: import`. */
const rules: Record<string, { forbids: string[]; allows: string[] }> = {
  '1. the client knows the API only through schema.graphql and openapi.json': {
    forbids: [
      'client/verse/VerseCard.tsx: ../../api/read/rows',
      'client/relay/network.ts: ../../api/schema',
      'client/settings/settings.ts: ../../api/__generated__/prisma/client',
      'client/verse/VersePage.tsx: ../../content/surahs',
      'client/verse/VerseCard.tsx: ../../scripts/build',
      'api/schema/verse/verse.ts: ../../../client/routes',
      'api/app.ts: ../client/server',
    ],
    allows: [
      'client/verse/VerseCard.tsx: ../__generated__/VerseCard_verse.graphql',
      'client/ui/verseList/VerseListField.tsx: ../../../text/verseReference',
      'client/word/WordCard.tsx: ../../text/foldArabic',
    ],
  },
  '2. text is pure and imports nothing else of the project; content imports only text': {
    forbids: [
      'text/verseReference.ts: ../api/database/database',
      'text/verseReference.ts: ../api/errors',
      'text/verseReference.ts: ../content/surahs',
      'text/verseReference.ts: ../client/language',
      'text/verseReference.ts: node:fs',
      'content/surahs.ts: ../api/read/rows',
      'content/surahs.ts: ../client/language',
      'content/search/passages.ts: ../../api/errors',
      'content/search/passages.ts: ../surahs',
    ],
    allows: [
      'text/verseReference.ts: ./turkish',
      'text/verseReference.ts: zod',
      'text/stems.ts: stemmer',
      'content/lexicon/lexicon.ts: ../../text/bareForm',
      'content/lexicon/lexicon.ts: ../textWord',
      'content/lexicon/lexicon.ts: node:fs',
    ],
  },
  '3. a noun imports only itself and lower layers': {
    forbids: [
      'api/schema/verse/verse.ts: ../word/word',
      'api/schema/verse/verse.ts: ../word/wordRules',
      'api/schema/verse/verse.ts: ../../schema',
      'api/schema/verse/verse.ts: ../../app',
      'api/schema/verse/verse.ts: ../../start',
      'api/schema/verse/verse.ts: ../../config',
      'api/schema/verse/verse.ts: ../../rest/routes',
      'api/schema/verse/verse.ts: ../../http/graphql',
      'api/schema/verse/verse.ts: ../../downloads/files',
      'api/schema/verse/verse.ts: ../../auth/admins',
      'api/schema/verse/verse.ts: ../../seed/importQuran',
      'api/schema/verse/verse.ts: ../../recitation/addressPattern',
      'api/schema/verse/verse.ts: ../../../content/surahs',
      'api/schema/verse/verse.ts: ../../../content/search/passages',
      'api/schema/search/search.ts: ../../../content/surahs',
      'api/schema/verse/verse.ts: ../../../tests/support/app',
    ],
    allows: [
      'api/schema/search/closeness/subjects.ts: ../../../../content/search/passages',
      'api/schema/verse/verse.ts: ../../builder',
      'api/schema/verse/verse.ts: ../../context',
      'api/schema/verse/verse.ts: ../../database/database',
      'api/schema/verse/verse.ts: ../../errors',
      'api/schema/verse/verse.ts: ../../read/rows',
      'api/schema/search/searchVerses.ts: ../../write/failedSearches',
      'api/schema/recording/recording.ts: ../../recitation/addressPattern',
      'api/schema/verse/verse.ts: ../../../text/verseReference',
      'api/schema/verse/verse.ts: ./verseRules',
      'api/schema/verse/verseMutations.ts: ./verse',
      'api/schema/verse/verse.ts: graphql',
    ],
  },
  '4. rules are pure': {
    forbids: [
      'api/schema/verse/verseRules.ts: ../../database/database',
      'api/schema/verse/verseRules.ts: ../../builder',
      'api/schema/verse/verseRules.ts: ../../read/rows',
      'api/schema/verse/verseRules.ts: ./verse',
      'api/schema/verse/verseRules.ts: ../../__generated__/prisma/client',
      'api/schema/verse/verseRules.ts: @prisma/client',
      'api/schema/verse/verseRules.ts: graphql',
      'api/schema/verse/verseRules.ts: node:fs',
      'api/auth/authRules.ts: ./admins',
      'api/schema/verse/verseRules.ts: ../../errors',
      'api/problems.ts: ./errors',
    ],
    allows: [
      'api/schema/verse/verseRules.ts: zod',
      'api/schema/verse/verseRules.ts: ../../../text/verseReference',
      'api/schema/verse/verseRules.ts: ../word/wordRules',
      'api/schema/verse/verseRules.ts: ../fieldRules',
      'api/schema/verse/verseRules.ts: ../../problems',
      'api/schema/verse/verseRules.ts: ../../zodProblems',
    ],
  },
  '5. REST, MCP and downloads use the schema, never the tables of a noun': {
    forbids: [
      'api/rest/handle.ts: ../database/database',
      'api/rest/handle.ts: ../read/rows',
      'api/rest/handle.ts: ../builder',
      'api/rest/handle.ts: ../schema/verse/verse',
      'api/rest/handle.ts: ../schema/fieldRules',
      'api/rest/handle.ts: ../app',
      'api/rest/handle.ts: ../http/graphql',
      'api/rest/handle.ts: ../__generated__/prisma/client',
      'api/rest/handle.ts: @prisma/client',
      'api/rest/handle.ts: pg',
      'api/mcp/mcp.ts: ../database/database',
      'api/mcp/mcp.ts: ../read/rows',
      'api/mcp/tools/verseTool.ts: ../../schema/verse/verse',
      'api/mcp/mcp.ts: ../rest/handle',
      'api/mcp/mcp.ts: ../http/limits/rateLimit',
      'api/mcp/mcp.ts: pg',
      'api/downloads/files.ts: ../schema/verse/verse',
      'api/downloads/files.ts: ../app',
      'api/downloads/files.ts: ../auth/admins',
      'api/downloads/downloads.ts: ../http/limits/rateLimit',
    ],
    allows: [
      'api/rest/handle.ts: ../schema',
      'api/rest/handle.ts: ../context',
      'api/rest/handle.ts: ../errors',
      'api/rest/handle.ts: ../problems',
      'api/rest/handle.ts: ./routes',
      'api/rest/handle.ts: ../http/body',
      'api/rest/handle.ts: ../http/cache/publicResponses',
      'api/rest/handle.ts: graphql',
      'api/mcp/mcp.ts: ../schema',
      'api/mcp/mcp.ts: ../http/body',
      'api/mcp/server.ts: @modelcontextprotocol/server',
      'api/mcp/tools/verseTool.ts: ../../../text/sources',
      'api/downloads/columns.ts: ../schema',
      'api/downloads/downloads.ts: ../http/appEnv',
      'api/downloads/files.ts: ../database/database',
      'api/downloads/files.ts: ../read/tables/publicTables',
    ],
  },
  '6. imports go one way: main, start, app, http, schema, nouns, write and read, database': {
    forbids: [
      'api/app.ts: ./main',
      'api/app.ts: ./start',
      'api/app.ts: ./schema/verse/verse',
      'api/app.ts: ./write/changes',
      'api/schema.ts: ./app',
      'api/schema.ts: ./config',
      'api/schema.ts: ./http/graphql',
      'api/builder.ts: ./schema',
      'api/sdl.ts: ./http/graphql',
      'api/schema/verse/verse.ts: ../../sdl',
      'api/builder.ts: ./schema/verse/verse',
      'api/builder.ts: ./app',
      'api/read/rows.ts: ../builder',
      'api/read/rows.ts: ../write/changes',
      'api/write/changes.ts: ../schema/verse/verse',
      'api/write/changes.ts: ../http/graphql',
      'api/write/changes.ts: ../../content/surahs',
      'api/database/database.ts: ../builder',
      'api/database/database.ts: ../read/rows',
      'api/database/database.ts: ../context',
      'api/database/database.ts: ../schema/verse/verse',
      'api/config.ts: ./schema',
      'api/main.ts: ./schema',
      'api/main.ts: ./http/cache/fastPath',
      'api/main.ts: ./database/database',
      'api/site/site.ts: ../schema/verse/verse',
      'api/site/site.ts: ../app',
      'api/embed/embed.ts: ../schema/verse/verse',
      'api/embed/embed.ts: ../database/database',
      'api/embed/embedPage.ts: ../../client/language',
      'api/http/graphql.ts: ../app',
      'api/http/graphql.ts: ../rest/handle',
      'api/seed/importQuran.ts: ../schema/verse/verse',
      'api/seed/importQuran.ts: ../exchange/exportAll',
      'api/exchange/saveWords.ts: ../schema',
      'api/webhooks/sender.ts: ../schema',
      'api/webhooks/sender.ts: ../write/changes',
      'api/app.ts: ./webhooks/sender',
      'api/recitation/timings.ts: ../read/rows',
    ],
    allows: [
      'api/main.ts: ./start',
      'api/main.ts: ./http/pages/builtClient',
      'api/http/pages/builtClient.ts: ./pages',
      'api/embed/embed.ts: ../schema',
      'api/embed/embed.ts: ../http/limits/pageAllowance',
      'api/embed/embedPage.ts: ../../text/html',
      'api/start.ts: ./app',
      'api/start.ts: ./auth/admins',
      'api/start.ts: ./database/migrate',
      'api/start.ts: ./seed/importQuran',
      'api/start.ts: ./webhooks/sender',
      'api/start.ts: ./recitation/recitation',
      'api/context.ts: ./recitation/recitation',
      'api/start.ts: ./http/cache/fastPath',
      'api/app.ts: ./schema',
      'api/app.ts: ./rest/handle',
      'api/app.ts: ./http/graphql',
      'api/app.ts: ./downloads/downloads',
      'api/app.ts: ./site/site',
      'api/http/graphql.ts: ../schema',
      'api/site/site.ts: ../http/cache/responseCache',
      'api/schema.ts: ./schema/verse/verse',
      'api/schema.ts: ./builder',
      'api/builder.ts: ./context',
      'api/builder.ts: ./__generated__/prisma/pothos',
      'api/write/changes.ts: ../__generated__/prisma/client',
      'api/write/rootSenses.ts: ../../content/lexicon/senses',
      'api/read/rows.ts: ../database/database',
      'api/seed/importQuran.ts: ../../content/surahs',
      'api/seed/importQuran.ts: ../write/changes',
      'api/exchange/saveWords.ts: ../write/changes',
      'api/webhooks/sender.ts: ../database/outage',
    ],
  },
  '7. imports go one way: routes, pages, components, relay and ui': {
    forbids: [
      'client/verse/VersePage.tsx: ../routes',
      'client/verse/VersePage.tsx: ../App',
      'client/verse/VersePage.tsx: ../post/PostPage',
      'client/citation/Citation.tsx: ../verse/CopyDialog',
      'client/verse/VerseCard.tsx: ../past/PastBar',
      'client/verse/VerseCard.tsx: ./VersePage',
      'client/recording/Player.tsx: ../verse/VerseCard',
      'client/verse/VerseCard.tsx: ../routes',
      'client/verse/VerseCard.tsx: ../layout/Layout',
      'client/verse/VersePage.tsx: ../layout/Layout',
      'client/layout/Layout.tsx: ../verse/VersePage',
      'client/page/PageHead.tsx: ../layout/Layout',
      'client/page/PageHead.tsx: ../verse/VerseCard',
      'client/page/PageHead.tsx: ../crawlers/crawlerHead',
      'client/crawlers/structuredData.ts: ../verse/VersePage',
      'client/relay/page.ts: ../verse/VerseCard',
      'client/relay/page.ts: ../routes',
      'client/i18n/i18n.ts: ../relay/page',
      'client/i18n/i18n.ts: ../settings/settings',
      'client/settings/settings.ts: ../verse/VerseCard',
      'client/language.ts: ./settings/settings',
    ],
    allows: [
      'client/hydrate.tsx: ./routes',
      'client/hydrate.tsx: ./verse/FurtherTranslations',
      'client/hydrate.tsx: ./recording/recordings',
      'client/i18n/editing.ts: ../__generated__/outcome_problems.graphql',
      'client/server.tsx: ./App',
      'client/server.tsx: ./crawlers/crawlerHead',
      'client/crawlers/structuredData.ts: ../post/postAddress',
      'client/routes.tsx: ./verse/VersePage',
      'client/routes.tsx: ./layout/Layout',
      'client/verse/VersePage.tsx: ./VerseCard',
      'client/verse/CiteFold.tsx: ../citation/Citation',
      'client/past/PastVersePage.tsx: ../word/WordFace',
      'client/verse/VersePage.tsx: ../relay/page',
      'client/verse/VersePage.tsx: ../page/PageHead',
      'client/verse/VerseCard.tsx: ../ui/tooltips/Hint',
      'client/verse/VerseCard.tsx: ../i18n/i18n',
      'client/verse/VerseCard.tsx: ../settings/settings',
      'client/verse/VerseCard.tsx: ./VerseCard.module.css',
      'client/layout/Layout.tsx: ../surah/SurahPicker',
    ],
  },
  '7. ui does not import Relay': {
    forbids: [
      'client/ui/tooltips/Hint.tsx: react-relay',
      'client/ui/tooltips/Hint.tsx: relay-runtime',
      'client/ui/tooltips/Hint.tsx: ../../relay/page',
      'client/ui/tooltips/Hint.tsx: ../../__generated__/VerseCard_verse.graphql',
      'client/ui/tooltips/Hint.tsx: ../../verse/VerseCard',
    ],
    allows: ['client/ui/tooltips/Hint.tsx: react', 'client/ui/tooltips/Hint.tsx: ../icons/icons'],
  },
  '7. imports between nouns of the client go one way': {
    forbids: [
      'client/word/WordCard.tsx: ../verse/VerseCard',
      'client/verse/VerseCard.tsx: ../postVerse/PostVerseCard',
      'client/verse/VerseCard.tsx: ../post/PostTitle',
      'client/postVerse/PostVerseCard.tsx: ../post/PostTitle',
      'client/post/PostPage.tsx: ../search/SearchBox',
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
      'client/search/SearchPage.tsx: ../post/PostPicker',
    ],
  },
};

/** A rule of the architecture that depends on more than the target of an import. */
const snippets: Record<string, { forbids: [string, string][]; allows: [string, string][] }> = {
  '7. no barrel files': {
    forbids: [
      ['client/verse/index.ts', "export { VerseCard } from './VerseCard';"],
      ['client/verse/index.ts', "export * from './VerseCard';"],
      ['api/schema/verse/index.ts', "export * from './verse';"],
    ],
    allows: [['client/verse/lists.ts', 'export const shown = 1;']],
  },
  '8. useMutation of react-relay only inside client/relay': {
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
  '8. the toaster only inside client/ui': {
    forbids: [
      ['client/word/useUpdateWord.ts', "import { createToaster } from '@chakra-ui/react';"],
      ['client/relay/useMutation.ts', "import { Toaster } from '@chakra-ui/react';"],
      ['client/word/useUpdateWord.ts', "import { x } from '@chakra-ui/react/toast';"],
    ],
    allows: [
      ['client/ui/toaster.tsx', "import { createToaster } from '@chakra-ui/react';"],
      ['client/word/WordDialog.tsx', "import { Dialog } from '@chakra-ui/react';"],
    ],
  },
  'SQL only in tagged templates': {
    forbids: [
      ['api/schema/verse/verse.ts', "void prisma.$queryRawUnsafe('SELECT 1');"],
      ['api/schema/verse/verse.ts', "void transaction.$executeRawUnsafe('SELECT 1');"],
      ['api/seed/importQuran.ts', 'const { $queryRawUnsafe } = prisma;'],
      ['api/schema/verse/verse.ts', "Prisma.raw('SELECT 1');"],
    ],
    allows: [['api/schema/verse/verse.ts', 'void prisma.$queryRaw`SELECT 1`;']],
  },
  'every problem of a rule has a code': {
    forbids: [
      ['api/schema/verse/verseRules.ts', "export const a = z.string().refine(isRight, 'Wrong.');"],
      ['api/schema/verse/verseRules.ts', 'export const a = z.string().max(3);'],
      ['api/auth/authRules.ts', 'export const a = z.string().regex(/x/);'],
      ['api/schema/verse/verseRules.ts', "addIssue({ code: 'custom', message: 'Wrong.' });"],
    ],
    allows: [
      [
        'api/schema/verse/verseRules.ts',
        'export const a = z.string().check(must(isRight, FAULT));',
      ],
      ['api/schema/verse/verseRules.ts', 'addIssue(issueOf(FAULT));'],
      ['api/schema/root/rootRules.ts', 'export const a = Math.max(1, 2);'],
    ],
  },
  'no default exports': {
    forbids: [
      ['api/schema/verse/verse.ts', 'export default 1;'],
      ['client/verse/VerseCard.tsx', 'const a = 1; export { a as default };'],
    ],
    allows: [
      ['vite.config.ts', 'export default 1;'],
      ['api/schema/verse/verse.ts', 'export const one = 1;'],
    ],
  },
  'the API logs with pino': {
    forbids: [['api/schema/verse/verse.ts', "console.log('x');"]],
    allows: [['api/start.ts', "console.log('x');"]],
  },
};

const otherWaysToImport = [
  "import type { A } from '../../api/read/rows';",
  "const a = import('../../api/read/rows');",
  "const a = require('../../api/read/rows');",
];

/** Every case is a line in one tree of files, which is linted once. */
const linesOf = new Map<string, string[]>();
const problemsOf = new Map<string, Linter.LintMessage[]>();
const root = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));

beforeAll(async () => {
  const imports = Object.values(rules).flatMap(({ forbids, allows }) => [...forbids, ...allows]);
  for (const line of imports) addImport(line);
  const texts = Object.values(snippets).flatMap(({ forbids, allows }) => [...forbids, ...allows]);
  for (const [file, text] of texts) addLine(file, text);
  for (const text of otherWaysToImport) addLine('client/verse/VerseCard.tsx', text);
  addLine('client/strange.ts', '');
  linesOf.forEach((lines, file) => write(file, lines.join('\n')));

  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: [
      ...config,
      {
        languageOptions: { parserOptions: { projectService: false } },
        linterOptions: { reportUnusedDisableDirectives: 'off' },
        settings: { 'boundaries/root-path': root },
      },
    ],
    ruleFilter: ({ ruleId }) => /^(boundaries|no-restricted|no-console)/.test(ruleId),
  });
  for (const { filePath, messages } of await eslint.lintFiles([...linesOf.keys()])) {
    problemsOf.set(relative(root, filePath), messages);
    expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  }
}, 120_000);

afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function addLine(file: string, text: string) {
  linesOf.set(file, [...(linesOf.get(file) ?? []), text]);
}

/** Adds an import whose target exists. */
function addImport(line: string) {
  const [file = '', source = ''] = line.split(': ');
  addLine(file, importOf(source));
  if (!source.startsWith('.')) return;
  const path = join(dirname(file), source);
  const isComponent = /\/[A-Z]|routes$|server$/.test(source) && !source.includes('graphql');
  const target = source.endsWith('.css') ? path : `${path}.${isComponent ? 'tsx' : 'ts'}`;
  if (!existsSync(join(root, target))) write(target, '');
}

const importOf = (source: string) => `import ${JSON.stringify(source)};`;

function lint(file: string, text: string): string[] {
  const line = linesOf.get(file)!.indexOf(text) + 1;
  const problems = problemsOf.get(file)!.filter((problem) => problem.line === line);
  return problems.map(({ ruleId, message }) => `${ruleId ?? ''}: ${message}`);
}

function lintImport(line: string): string[] {
  const [file = '', source = ''] = line.split(': ');
  return lint(file, importOf(source));
}

describe.each(Object.entries(rules))('%s', (_rule, { forbids, allows }) => {
  test.each(forbids)('forbids %s', (line) => {
    expect(lintImport(line)).toEqual([expect.stringContaining('boundaries/dependencies')]);
  });
  test.each(allows)('allows %s', (line) => expect(lintImport(line)).toEqual([]));
});

describe.each(Object.entries(snippets))('%s', (_rule, { forbids, allows }) => {
  test.each(forbids)('forbids in %s: %s', (file, text) => {
    expect(lint(file, text)).not.toEqual([]);
  });
  test.each(allows)('allows in %s: %s', (file, text) => expect(lint(file, text)).toEqual([]));
});

test('a file outside the architecture is reported', () => {
  const problems = problemsOf.get('client/strange.ts')!;
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['boundaries/no-unknown-files']);
});

test.each(otherWaysToImport)('forbids the import %s as well', (text) => {
  expect(lint('client/verse/VerseCard.tsx', text)).toEqual([
    expect.stringContaining('boundaries/dependencies'),
  ]);
});
