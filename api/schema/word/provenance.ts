/** Where the values of a word come from. */
import { builder, enumValues } from '../../builder';
import { provenanceOf, type Provenance, type ProvenanceKind } from '../../database/provenance';

const KINDS: Record<ProvenanceKind, string> = {
  package: 'An npm package that the sources of the API name.',
  lexicon: "An entry of this project's lexicon, written by people.",
  rule: "A rule of this project, which derived it from its lexicon, a package's text or the Arabic form.",
  import: 'A file that was imported, in the format that `format` names.',
  editor: 'An admin who edited it on `date`.',
};

const provenanceKind = builder.enumType('ProvenanceKind', {
  description: 'Kind of provenance of a value.',
  values: enumValues(KINDS),
});

export const provenance = builder.objectRef<Provenance>('Provenance').implement({
  description: 'Where a value comes from.',
  fields: (t) => ({
    kind: t.expose('kind', { type: provenanceKind, description: 'Kind of provenance.' }),
    format: t.exposeString('format', {
      nullable: true,
      description: 'Format of the imported file, e.g. "qul"; null for other kinds.',
    }),
    date: t.exposeString('date', {
      nullable: true,
      description: 'UTC date of the edit, e.g. "2026-11-25"; null for other kinds.',
    }),
    editor: t.exposeString('editor', {
      nullable: true,
      directives: { admin: {} },
      description:
        'Name of the admin who edited it; null for other kinds, and for an edit that came with an imported export, which does not name editors.',
    }),
  }),
});

const UNKNOWN = 'null if there is none or its provenance is not known.';

builder.objectFields('Word', (t) => ({
  turkishSource: t.field({
    type: provenance,
    nullable: true,
    description: `Where \`turkishTranslation\` comes from; ${UNKNOWN}`,
    resolve: ({ turkishSource }) => provenanceOf(turkishSource),
  }),
  englishSource: t.field({
    type: provenance,
    nullable: true,
    description: `Where \`englishTranslation\` comes from; ${UNKNOWN}`,
    resolve: ({ englishSource }) => provenanceOf(englishSource),
  }),
  rootSource: t.field({
    type: provenance,
    nullable: true,
    description: `Where \`root\` comes from; ${UNKNOWN}`,
    resolve: ({ rootSource }) => provenanceOf(rootSource),
  }),
  lemmaSource: t.field({
    type: provenance,
    nullable: true,
    description: `Where \`lemma\` comes from; ${UNKNOWN}`,
    resolve: ({ lemmaSource }) => provenanceOf(lemmaSource),
  }),
  grammarSource: t.field({
    type: provenance,
    nullable: true,
    description: `Where \`grammar\` comes from; ${UNKNOWN}`,
    resolve: ({ grammarSource }) => provenanceOf(grammarSource),
  }),
  termElementsSource: t.field({
    type: provenance,
    nullable: true,
    description: `Where the list of \`termElements\` comes from; ${UNKNOWN}`,
    resolve: ({ termElementsSource }) => provenanceOf(termElementsSource),
  }),
}));
