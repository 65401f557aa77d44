declare module '@kmaslesa/quran_translation-english_hilali_khan/data.js' {
  /** The verses in mushaf order. */
  export const translation: readonly { translation: string }[];
}
