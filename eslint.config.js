import graphql from '@graphql-eslint/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importRules } from './eslint.imports.js';

/** The rules of eslint-plugin-relay in the form of ESLint 9; its version 2 requires Node 22. */
const relayRules = Object.fromEntries(
  Object.entries(relay.rules).map(([name, rule]) => [
    name,
    typeof rule === 'function' ? { create: rule } : rule,
  ]),
);

/**
 * unused-fields except for pairs of fields in two languages, such as turkishName and englishName. The
 * schema has one field per language, and byLanguage(language, row, 'Name') reads it by a computed name,
 * which the rule can't follow. An unused pair is therefore not reported.
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
  'Response',
  'URL',
  'URLSearchParams',
  'clearInterval',
  'console',
  'fetch',
  'performance',
  'process',
  'setInterval',
  'setTimeout',
];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Export by name, so that the name is the same everywhere.',
};
const noUnsafeSql = [
  {
    selector:
      ':matches(MemberExpression, Property)[property.name=/RawUnsafe$/], Property[key.name=/RawUnsafe$/]',
    message: 'Write SQL only in tagged templates, which send every value as a parameter.',
  },
  {
    selector: 'MemberExpression[object.name="Prisma"][property.name="raw"]',
    message: 'Write SQL only in tagged templates, which send every value as a parameter.',
  },
];
const CODES = 'Rules need codes for their problems: use must() and issueOf() of api/zodProblems.';
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
  message: 'Import from the file that defines the export; barrel files are not used.',
};

const chakraToaster = {
  regex: '^(@chakra-ui/react/toast|@ark-ui/react/toast|@zag-js/toast)',
  message: 'The toaster may be used only in client/ui.',
};
const chakraToasterNames = {
  name: '@chakra-ui/react',
  importNames: ['createToaster', 'Toast', 'Toaster', 'useToastStyles'],
  message: 'The toaster may be used only in client/ui.',
};
const relayMutation = ['react-relay', 'react-relay/hooks'].map((name) => ({
  name,
  importNames: ['useMutation', 'commitMutation'],
  message: 'Use the useMutation of client/relay for mutations.',
}));
const relayMutationFiles = {
  regex: '^react-relay/lib/.*[mM]utation',
  message: 'Use the useMutation of client/relay for mutations.',
};

export default [
  globalIgnores([
    'data/',
    'dist/',
    'tests/api/clients/programs/',
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
      // Character classes contain single Arabic vowel signs, which combine with the preceding character.
      'no-misleading-character-class': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Folding and counting of letters use code points, the result of spreading a string.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // sql<Row> and query<Data> give the type of a result, which TypeScript can't infer.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An async function without await still turns exceptions into rejections.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Props and options declare functions as methods (`onSave(): void`) and are destructured. The rule
      // can't distinguish them from methods of classes, which need their `this`.
      '@typescript-eslint/unbound-method': 'off',
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  }),
  {
    // Tests and benchmarks read JSON of any type and check its content.
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
    // Vite, Prisma and Jest import the default exports of these files.
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
    // A table that a narrow screen shows as a list keeps its semantics only by its roles.
    files: ['client/ui/{table,editableTable}/**'],
    rules: {
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      'jsx-a11y/no-redundant-roles': 'off',
    },
  },
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
    files: ['tests/**/*.{ts,tsx}'],
    ignores: ['tests/support/fastCheck.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'fast-check',
          message: 'Use tests/support/fastCheck.ts, which has the seed of the run.',
        },
      ],
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
      // a check and the items of the trash have no ids, so their edges don't contain nodes.
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
