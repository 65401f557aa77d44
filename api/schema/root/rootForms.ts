import { builder } from '../../builder';
import { readingsOfElement, readingsOfRoot } from './readings';
import { formsOf, glossesOf, type GlossCount, type RootForm } from './rootRules';

const glossCount = builder.objectRef<GlossCount>('GlossCount').implement({
  description: 'A gloss and how often it occurs.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description:
        'The gloss in its most frequent spelling. Glosses that differ only in case, brackets or punctuation are counted as one.',
    }),
    count: t.exposeInt('count', { description: 'Number of words that have it, at least 1.' }),
  }),
});

/** Complexity of a list by its average length over all words. */
const lengthOf = (multiplier: number) => ({ complexity: { field: 1, multiplier } });

const rootForm = builder.objectRef<RootForm>('RootForm').implement({
  description:
    'A form in which a root, a lemma or a term element occurs. Words that differ only because neighboring words change their recitation (a doubled first letter, a final madda or sukun) are one form.',
  fields: (t) => ({
    arabicText: t.exposeString('arabicText', {
      description: 'Vocalized Uthmani text in its most frequent spelling.',
    }),
    count: t.exposeInt('count', { description: 'Number of words that have it, at least 1.' }),
    firstWordKey: t.exposeString('firstWordKey', {
      description: 'Key of its first word in the mushaf, e.g. "2:255:3".',
    }),
    turkishGlosses: t.field({
      type: [glossCount],
      description:
        'Turkish glosses of its words, most frequent first; words without a gloss are omitted.',
      extensions: lengthOf(2),
      resolve: (form) => glossesOf(form.readings, 'turkish'),
    }),
    englishGlosses: t.field({
      type: [glossCount],
      description: 'English glosses of its words, most frequent first.',
      extensions: lengthOf(2),
      resolve: (form) => glossesOf(form.readings, 'english'),
    }),
  }),
});

builder.objectFields('Lemma', (t) => ({
  forms: t.field({
    type: [rootForm],
    description:
      'Forms in which its words occur, most frequent first. A form that words of several lemmas have is a form of each.',
    extensions: lengthOf(8),
    resolve: ({ readings }) => formsOf(readings),
  }),
}));

builder.objectField('TermElement', 'forms', (t) =>
  t.field({
    type: [rootForm],
    description:
      'Forms of the words that are tagged with it, most frequent first; their counts add up to the number of `occurrences`. Empty if no word is tagged.',
    extensions: lengthOf(5),
    resolve: async ({ id }, _args, context) =>
      formsOf((await readingsOfElement(context).load(id)) ?? []),
  }),
);

builder.objectFields('Root', (t) => ({
  forms: t.field({
    type: [rootForm],
    description: 'Forms in which the root occurs, at most about 250, most frequent first.',
    extensions: lengthOf(60),
    resolve: async ({ id }, _args, context) =>
      formsOf((await readingsOfRoot(context).load(id)) ?? []),
  }),
  turkishGlosses: t.field({
    type: [glossCount],
    description:
      'Turkish glosses of its words, most frequent first; words without a gloss are omitted.',
    extensions: lengthOf(80),
    resolve: async ({ id }, _args, context) =>
      glossesOf((await readingsOfRoot(context).load(id)) ?? [], 'turkish'),
  }),
  englishGlosses: t.field({
    type: [glossCount],
    description: 'English glosses of its words, most frequent first.',
    extensions: lengthOf(80),
    resolve: async ({ id }, _args, context) =>
      glossesOf((await readingsOfRoot(context).load(id)) ?? [], 'english'),
  }),
}));
