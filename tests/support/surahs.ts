/** Al-Baqarah as the API returns it. */
export const baqarah = {
  number: 2,
  arabicName: 'الْبَقَرَة',
  turkishNameTranscription: 'Bakara',
  englishNameTranscription: 'Al-Baqarah',
  turkishNameTranslation: 'İnek',
  englishNameTranslation: 'The Cow',
  turkishRevelationPlace: 'Medine',
  englishRevelationPlace: 'Medina',
  turkishOtherNames: [] as string[],
  englishOtherNames: [] as string[],
  turkishNameNote: null as string | null,
  englishNameNote: null as string | null,
  isRevelationPlaceDisputed: false,
  revelationOrder: 87,
  numberOfVerses: 286,
};
