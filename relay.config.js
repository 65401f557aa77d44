const config = {
  src: './client',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './client/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  persistConfig: { file: './client/__generated__/persistedQueries.json', algorithm: 'SHA256' },
};

export { config as 'module.exports' };
