import graphql from '@graphql-eslint/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importRules } from './eslint.imports.js';

/** The rules of eslint-plugin-relay in the form ESLint 9 takes; its own 2.x wants Node 22. */
const relayRules = Object.fromEntries(
  Object.entries(relay.rules).map(([name, rule]) => [
    name,
    typeof rule === 'function' ? { create: rule } : rule,
  ]),
);

/**
 * unused-fields without the pairs of fields in two languages, such as turkishName and englishName. The
 * schema has a field a language, and byLanguage(language, row, 'Name') reads the one in use by a name
 * that it computes, which the rule can't follow. A pair that nothing reads any more goes unnoticed.
 */
relayRules['unused-fields'] = {
  create(context) {
    const report = (problem) => {
      if (!/`(turkish|english)[A-Z]\w*`/.test(problem.message)) context.report(problem);
    };
    return relay.rules['unused-fields'](Object.create(context, { report: { value: report } }));
  },
};

const typescript = ['**/*.{ts,tsx}'];
const application = ['{text,content,api,client,scripts}/**/*.{ts,tsx}'];
const nodeGlobals = [
  'Buffer',
  'URL',
  'clearInterval',
  'console',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name, so that a thing is called the same everywhere.',
};
const noUnsafeSql = [
  {
    selector:
      ':matches(MemberExpression, Property)[property.name=/RawUnsafe$/], Property[key.name=/RawUnsafe$/]',
    message: 'SQL is written in tagged templates alone, which send every value as a parameter.',
  },
  {
    selector: 'MemberExpression[object.name="Prisma"][property.name="raw"]',
    message: 'SQL is written in tagged templates alone, which send every value as a parameter.',
  },
];
const CODES = 'A rule names the code of its problem: use must() and issueOf() of api/zodProblems.';
const noProblemWithoutCode = [
  {
    selector:
      'CallExpression[callee.property.name=/^(refine|min|max|gte?|lte?|length|regex|nonempty)$/]:not([callee.object.name="Math"])',
    message: CODES,
  },
  {
    selector: 'CallExpression[callee.name="addIssue"]:not([arguments.0.callee.name="issueOf"])',
    message: CODES,
  },
];
const noBarrel = {
  selector: 'ExportAllDeclaration, ExportNamedDeclaration[source]',
  message: 'Import from the file that defines a thing; there are no barrel files.',
};

const chakraToaster = {
  regex: '^(@chakra-ui/react/toast|@ark-ui/react/toast|@zag-js/toast)',
  message: 'The toaster is used inside client/ui alone.',
};
const chakraToasterNames = {
  name: '@chakra-ui/react',
  importNames: ['createToaster', 'Toast', 'Toaster', 'useToastStyles'],
  message: 'The toaster is used inside client/ui alone.',
};
const relayMutation = ['react-relay', 'react-relay/hooks'].map((name) => ({
  name,
  importNames: ['useMutation', 'commitMutation'],
  message: 'Mutations go through the useMutation of client/relay.',
}));
const relayMutationFiles = {
  regex: '^react-relay/lib/.*[mM]utation',
  message: 'Mutations go through the useMutation of client/relay.',
};

export default [
  globalIgnores([
    'data/',
    'dist/',
    'client/__generated__/',
    'api/__generated__/',
    'tests/e2e/screenshots/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{js,mjs,cjs}'],
    ...js.configs.recommended,
    languageOptions: {
      globals: Object.fromEntries(nodeGlobals.map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      globals: { __dirname: 'readonly', module: 'writable', require: 'readonly' },
    },
  },

  ...tseslint.config({
    files: typescript,
    extends: [js.configs.recommended, tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true },
    },
    rules: {
      'no-undef': 'off',
      // Character classes contain single Arabic vowel signs, which combine with the character before.
      'no-misleading-character-class': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Letters are folded and counted by code point, which is what spreading a string gives.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // sql<Row> and query<Data> name the type of an answer that TypeScript can't infer.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An async function without an await still turns an exception into a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Props and options declare functions as methods (`onSave(): void`) and are destructured: the
      // rule can't tell them from methods of a class, which do need their `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  }),
  {
    // Tests and benchmarks read answers as JSON of any type, and check their content.
    files: ['{tests,bench}/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  importRules,
  {
    files: application,
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noBarrel, ...noUnsafeSql] },
  },
  {
    files: ['api/**/*Rules.ts'],
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, noBarrel, ...noProblemWithoutCode],
    },
  },
  {
    // Vite, Prisma and Jest import the default export of these.
    files: ['*.ts', 'tests/support/global{Setup,Teardown}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['api/**/*.ts'],
    ignores: ['api/start.ts', 'api/seed/progress.ts'],
    rules: { 'no-console': 'error' },
  },

  {
    files: ['client/**/*.{ts,tsx}'],
    plugins: {
      relay: { rules: relayRules },
      ...reactHooks.configs.flat['recommended-latest'].plugins,
    },
    rules: {
      ...reactHooks.configs.flat['recommended-latest'].rules,
      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/no-future-added-value': 'error',
      'relay/unused-fields': 'error',
      'relay/must-colocate-fragment-spreads': 'error',
      'relay/function-required-argument': 'error',
      'relay/hook-required-argument': 'error',
    },
  },
  { files: ['client/**/*.tsx'], ...jsxA11y.flatConfigs.strict },
  {
    files: ['client/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [...relayMutation, chakraToasterNames],
          patterns: [relayMutationFiles, chakraToaster],
        },
      ],
    },
  },
  {
    files: ['client/relay/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [chakraToasterNames], patterns: [chakraToaster] },
      ],
    },
  },
  {
    files: ['client/ui/**'],
    rules: {
      'no-restricted-imports': ['error', { paths: relayMutation, patterns: [relayMutationFiles] }],
    },
  },

  {
    files: ['schema.graphql'],
    plugins: { '@graphql-eslint': graphql },
    languageOptions: {
      parser: graphql.parser,
      parserOptions: { graphQLConfig: { schema: './schema.graphql' } },
    },
    rules: {
      ...graphql.configs['flat/schema-relay'].rules,
      // Short lists, such as the words of a verse, are plain lists and not connections. The findings of
      // a check and the entries of the trash have no id of their own, so their edges hold no nodes.
      '@graphql-eslint/relay-edge-types': [
        'error',
        { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false },
      ],
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          DirectiveDefinition: true,
          EnumValueDefinition: true,
          FieldDefinition: true,
          InputValueDefinition: true,
        },
      ],
    },
  },
];
