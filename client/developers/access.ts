/** Ways to read the data. A new way needs a line here and its title and text in i18n/developers.ts. */
export const WAYS = [
  {
    key: 'graphql',
    links: [
      { href: '/graphql', label: 'GraphiQL' },
      { href: '/schema.graphql', label: '/schema.graphql' },
    ],
  },
  {
    key: 'rest',
    links: [
      { href: '/api', label: '/api' },
      { href: '/api/openapi.json', label: '/api/openapi.json' },
    ],
  },
  { key: 'downloads', links: [{ href: '/downloads', label: '/downloads' }] },
] as const;
