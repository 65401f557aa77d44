import { builder, parseDatabaseId } from '../../builder';
import { badInput } from '../../errors';
import { translationsOf } from '../../read/translations';
import {
  includesLanguage,
  STORED_TRANSLATIONS,
  type TranslationRow,
} from '../../../text/translations';

/** Language tags, or slugs, in one request. */
const MAX_CHOICES = 50;

const textDirection = builder.enumType('TextDirection', {
  description: 'Direction in which a text is written.',
  values: {
    LTR: { value: 'ltr', description: 'From left to right.' },
    RTL: { value: 'rtl', description: 'From right to left, like Arabic.' },
  } as const,
});

const licence = builder
  .objectRef<Pick<TranslationRow, 'spdx' | 'terms'> & { url: string | null }>('TranslationLicence')
  .implement({
    description: 'The terms under which a translation may be used.',
    fields: (t) => ({
      spdx: t.exposeString('spdx', {
        nullable: true,
        description: 'SPDX license expression, e.g. "CC-BY-4.0"; null if the license has none.',
      }),
      terms: t.exposeString('terms', {
        nullable: true,
        description: 'The terms in words, e.g. "free to copy unaltered, naming the source".',
      }),
      url: t.exposeString('url', {
        nullable: true,
        description: 'Address where the terms are published.',
      }),
    }),
  });

export const translationNode = builder.loadableNode('Translation', {
  description: "A translation of the whole Qur'an.",
  id: { resolve: ({ id }) => id, parse: parseDatabaseId },
  load: async (ids: number[], context) =>
    (await translationsOf(context)).filter(({ id }) => ids.includes(id)),
  sort: (translation: TranslationRow) => translation.id,
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'Integer key; 1 and 2 are the translations that are stored with the verses.',
    }),
    slug: t.exposeString('slug', {
      description:
        'Permanent name of lowercase letters, digits and hyphens, e.g. "en-saheeh"; argument of `Verse.translations`.',
    }),
    language: t.exposeString('language', {
      description: 'Language tag of BCP 47, e.g. "tr", "ur" or "zh-Hant".',
    }),
    name: t.exposeString('name', { description: 'Name of the translation.' }),
    translator: t.exposeString('translator', { description: 'Who translated it.' }),
    source: t.exposeString('source', { description: 'Where the text is from.' }),
    sourceUrl: t.exposeString('sourceUrl', {
      nullable: true,
      description: 'Address of its publication.',
    }),
    licence: t.field({
      type: licence,
      description: 'The terms under which it may be used.',
      resolve: ({ spdx, terms, licenceUrl: url }) => ({ spdx, terms, url }),
    }),
    direction: t.expose('direction', {
      type: textDirection,
      description: 'Direction of its texts.',
    }),
    versionDate: t.exposeString('versionDate', {
      nullable: true,
      description: 'Date of the version of the text, e.g. "2026-11-28"; null if it is not known.',
    }),
    version: t.exposeInt('version', {
      description: 'Incremented by one when it is imported again or renamed.',
    }),
    isStoredInVerse: t.boolean({
      description:
        'True for the two translations of `Verse.turkishTranslation` and `Verse.englishTranslation`, which admins edit.',
      resolve: ({ id }) => STORED_TRANSLATIONS.some((stored) => stored.id === id),
    }),
  }),
});

interface Choice {
  languages?: string[] | null;
  slugs?: string[] | null;
}

/** @throws {GraphQLError} for too many languages or slugs */
export function isChosen({ languages, slugs }: Choice): (translation: TranslationRow) => boolean {
  for (const [name, list] of Object.entries({ languages, slugs })) {
    if ((list?.length ?? 0) > MAX_CHOICES) {
      throw badInput(`\`${name}\` may have at most ${MAX_CHOICES} items.`);
    }
  }
  return ({ language, slug }) =>
    (languages?.some((range) => includesLanguage(range, language)) ?? true) &&
    (slugs?.includes(slug) ?? true);
}

export const languagesArgument = {
  description: `Only translations into these languages, as language tags: "en" includes "en-GB". At most ${MAX_CHOICES}; others are ignored.`,
};

export const slugsArgument = {
  description: `Only translations with these slugs, at most ${MAX_CHOICES}; unknown ones are ignored.`,
};

builder.queryField('translations', (t) =>
  t.field({
    type: [translationNode],
    description:
      'The translations of the Qur’an: first the two that are stored with the verses, then the further ones by language and name.',
    args: { languages: t.arg.stringList(languagesArgument) },
    resolve: async (_query, args, context) =>
      (await translationsOf(context)).filter(isChosen(args)),
  }),
);
