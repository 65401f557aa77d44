/** What the site has for agents and programs that read texts, in the form of llmstxt.org. */

const CITATION = '{ verse(key: "2:255") { citation(language: ENGLISH) { plain bibtex cslJson } } }';

/** Parentheses would end a link of Markdown. */
const inLink = (text: string) =>
  encodeURIComponent(text).replaceAll('(', '%28').replaceAll(')', '%29');

/** @param origin without a trailing slash */
export const llmsText = (origin: string) => `# Tibyan

> The Qur'an by topic and word by word: Arabic text, Turkish and English translations, the words of each verse with
> roots, lemmas, grammar and glosses, topics with notes, and tables of names. Free to read, without a key.

Quote the Arabic text unaltered and translations word for word, and name their sources. Verses have keys such as 2:255
(surah:verse); surahs have the numbers 1 to 114. An address stays as long as what it shows exists. \`?lang=tr\` and \`?lang=en\` choose the language.

## For agents

- [MCP server](${origin}/mcp): streamable HTTP, no key needed. Tools resolve references, read verses, words, searches, roots, topics and tables, and list what has changed, with sources and links

## Plain forms of pages

- [A verse as text](${origin}/verses/2:255.txt): also ranges (/verses/2:255-257.txt) and JSON (/verses/2:255.json)
- [A surah as text](${origin}/surahs/112.txt): also JSON (/surahs/112.json)
- [A topic as text](${origin}/posts/2.txt): also JSON (/posts/2.json)

## APIs

- [REST in OpenAPI 3.1](${origin}/api/openapi.json): \`fields\` selects what an answer has
- [GraphQL](${origin}/graphql): all data and the search
- [Downloads](${origin}/downloads/manifest.json): the whole content as files, with sources and licences
- [Translations](${origin}/api/translations): all translations of the site in any language, with their sources and terms; \`/api/verses/262/translations\` has the texts of a verse by its position in the mushaf

## What has changed

- [Feed of topics](${origin}/feeds/topics.en.atom): new and changed topics as Atom, also in Turkish (/feeds/topics.tr.atom)
- [Feed of revisions](${origin}/feeds/changes.atom): the revisions of the content, each with a link to the rows that changed
- [Changes](${origin}/api#listChanges): \`/api/changes?since=\` has the rows that changed after a content revision, \`/downloads/changes.jsonl.gz?since=&until=\` those between two as a file

## Citing

- [Citation of a verse](${origin}/graphql?query=${inLink(CITATION)}): also of topics, tables, names and roots, as a sentence, BibTeX or CSL-JSON. Its address has the content revision: \`?at=1234\` shows a verse, a topic or a table as it was then

## Pages

- [Surahs](${origin}/surahs)
- [Topics](${origin}/posts)
- [Tables of names](${origin}/tables)
- [Roots](${origin}/roots)

## Optional

- [Sitemap](${origin}/sitemap.xml): addresses of all pages
- [Embedding](${origin}/oembed?url=${encodeURIComponent(`${origin}/verses/2:255`)}): oEmbed for verses, surahs and topics
- [Sources of the texts](${origin}/about?tab=sources)
`;
