/** The place of a verse in the mushaf. */
import { builder } from '../../builder';
import { DIVISIONS, partOf, prostrationOf, type Division } from '../../read/mushaf';

const DESCRIPTIONS: Record<Division, string> = {
  page: 'Page of the Madinah mushaf, 1 to 604; every page begins with a verse.',
  juz: 'Juz (part of thirty, Turkish "cüz"), 1 to 30.',
  hizb: 'Hizb, half of a juz, 1 to 60, counted through the mushaf.',
  quarter: 'Quarter of a hizb (rub), 1 to 240, counted through the mushaf.',
  ruku: 'Ruku, a section that is recited in one unit of prayer, 1 to 556, counted through the mushaf.',
  manzil: 'Manzil, one of seven parts for reading the mushaf within a week, 1 to 7.',
};

for (const division of DIVISIONS) {
  builder.objectField('Verse', division, (t) =>
    t.int({
      description: DESCRIPTIONS[division],
      resolve: ({ id }) => partOf(division, id),
    }),
  );
}

builder.objectField('Verse', 'rukuInSurah', (t) =>
  t.int({
    description:
      'The ruku counted within the surah, from 1, as mushafs that mark ruku print it; each surah begins with one.',
    resolve: ({ id, numberInSurah }) =>
      partOf('ruku', id) - partOf('ruku', id - numberInSurah + 1) + 1,
  }),
);

builder.objectField('Verse', 'prostration', (t) =>
  t.int({
    nullable: true,
    description:
      'Number of the prostration after the verse, 1 to 15, as the mushaf marks them (۩); null for other verses. The schools of law differ on some, such as those of 22:77 and 38:24.',
    resolve: ({ id }) => prostrationOf(id),
  }),
);
