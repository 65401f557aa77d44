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
  revelationOrder: 87,
  numberOfVerses: 286,
};
