declare module '@kmaslesa/quran_translation-english_hilali_khan/data.js' {
  /** The verses in mushaf order. */
  const data: { translation: readonly { translation: string }[] };
  export default data;
}
