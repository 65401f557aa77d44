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

/** unused-fields without the pairs of fields in two languages, which are read by a computed name. */
relayRules['unused-fields'] = {
  create(context) {
    const report = (problem) => {
      if (!/`(turkish|english)[A-Z]\w*`/.test(problem.message)) context.report(problem);
    };
    return relay.rules['unused-fields'](Object.create(context, { report: { value: report } }));
  },
};

const typescript = ['**/*.{ts,tsx}'];
const application = ['{api,client,prisma,scripts}/**/*.{ts,tsx}'];
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
    'prisma/client/',
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
      // Arabic vowel signs stand in character classes by themselves.
      'no-misleading-character-class': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Code points are what letters are folded and counted by.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // sql<Row> and useQuery<Query> name what comes back.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An async function without an await still turns what it throws into a rejection.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Methods here are closures; nothing but errors is a class.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  }),
  {
    // Answers come as JSON that the test itself checks.
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
    // Tools ask for these by their default export.
    files: ['*.ts', 'tests/support/global{Setup,Teardown}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['api/**/*.ts'],
    ignores: ['api/start.ts', 'api/progress.ts'],
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
      // Short lists, such as the words of a verse, are lists and not connections. What a check finds,
      // and what the trash tells of a row, are of no row's own and so no nodes.
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
