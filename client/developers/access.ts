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

const way = <Key extends string>(key: Key, ...addresses: string[]) => ({ key, addresses });

/** Further ways, a line for each: its addresses that a browser can open; its title and text are in i18n/developers.ts. */
export const MORE_WAYS = [
  way('plain', '/verses/2:255.txt', '/verses/2:255.json?fields=key,arabicText'),
  way('changes', '/api#listChanges'),
  way('feeds', '/feeds/topics.tr.atom', '/feeds/topics.en.atom', '/feeds/changes.atom'),
  way('webhooks'),
  way('agents', '/llms.txt'),
  way('embed', '/embed/verses/2:255'),
  way('citations'),
  way('translations', '/api/translations'),
  way('keys'),
];
