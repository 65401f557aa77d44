import type { PostSection } from '../../__generated__/prisma/enums';
import { builder, enumValues } from '../../builder';

const DESCRIPTIONS: Record<PostSection, string> = {
  introduction: 'The Beginning, which belongs to no category.',
  quran: "The Qur'an itself.",
  faith: 'Faith in general.',
  faithInAllah: 'Who Allah is, and faith in Him.',
  faithInAfterlife: 'Faith in the life after death.',
  faithInAngels: 'Faith in the angels.',
  faithInBook: 'Faith in the books that were sent down.',
  faithInProphets: 'Faith in the prophets.',
  worship: 'Worship in general.',
  salaat: 'The five daily prayers and other prayers.',
  fasting: 'Fasting, in Ramadan and at other times.',
  hajj: 'The pilgrimage to Mecca.',
  alms: 'Alms and other giving for the sake of Allah.',
  other: 'Topics outside the other categories.',
};

export const postSection = builder.enumType('PostSection', {
  description: 'The category of a post.',
  values: enumValues(DESCRIPTIONS),
});
