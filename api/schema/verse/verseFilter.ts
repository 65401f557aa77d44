import { builder, enumValues } from '../../builder';
import type { Context } from '../../context';
import {
  meetsAll,
  verseConditionsOf,
  verseFilterFields,
  type VerseFilter,
} from '../../read/verseFilter';
import { verseIdsOf } from '../../read/verseSets';

export const verseFilter = builder.inputType('VerseFilter', {
  description: 'Conditions on verses, combined with AND. An empty list is no condition.',
  fields: (t) => verseFilterFields(t),
});

/** Integer keys of the verses that meet a filter, in mushaf order, with its conditions. */
export async function filteredVerses(filter: VerseFilter, context: Context) {
  const conditions = await verseConditionsOf(filter, context);
  const all = await verseIdsOf(context);
  return { conditions, all, verses: all.filter(meetsAll(conditions)) };
}

const conditionKind = builder.enumType('VerseConditionKind', {
  description: 'What a condition on verses is about.',
  values: enumValues({
    post: 'A post that contains the verse.',
    root: 'A root of words of the verse.',
    element: 'A term element that occurs in the verse.',
  }),
});

builder.objectType('VerseCondition', {
  description: 'One condition of a filter of verses, and what leaving it out would find.',
  fields: (t) => ({
    kind: t.expose('kind', { type: conditionKind, description: 'What the condition is about.' }),
    value: t.exposeString('value', {
      description: 'The value in the filter: an integer key, or letters of a root without spaces.',
    }),
    isExcluded: t.exposeBoolean('isExcluded', {
      description: 'True for a condition that excludes verses, such as one of `notPosts`.',
    }),
    post: t.expose('post', {
      type: 'Post',
      nullable: true,
      description: 'The post; null for the other kinds and for an unknown post.',
    }),
    root: t.expose('root', {
      type: 'Root',
      nullable: true,
      description: 'The root; null for the other kinds and for a root that no word has.',
    }),
    element: t.expose('element', {
      type: 'TermElement',
      nullable: true,
      description: 'The term element; null for the other kinds and for an unknown element.',
    }),
    countWithout: t.exposeInt('countWithout', {
      description: 'Number of verses that meet all the other conditions, 0 or more.',
    }),
  }),
});
