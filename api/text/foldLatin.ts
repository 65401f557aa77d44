/** Keys under which Turkish, English and transcriptions are found however they are typed. */

/** Apostrophes and the marks of ayn and hamza, which some write and others don't. */
const APOSTROPHES = /['’‘ʼʻʿʾ`´]/g;

/** Turkish without case, circumflex or dots: "Kâ’be’yi" is "kabeyi", "İMRÂN" and "imran" one. */
export function foldTurkish(text: string): string {
  return plain(text.replace(/İ/g, 'i').replace(/I/g, 'ı').toLocaleLowerCase('tr'));
}

/** English without case and accents, brackets and apostrophes: "[Allāh]'s" is "allahs". */
export function foldEnglish(text: string): string {
  return plain(text.toLowerCase());
}

function plain(text: string): string {
  return text
    .replace(APOSTROPHES, '')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * What a transcription and another have in common, whatever the language: the consonants, those that
 * are written in several ways as one, doubled ones once. "kul huvallahu ehad" and "qul huwa l-lahu
 * aḥad" are both "klhlhz".
 */
export function consonantSkeleton(text: string): string {
  return foldTurkish(text)
    .replace(/ /g, '')
    .replace(/kh/g, 'h')
    .replace(/gh/g, 'g')
    .replace(/sh/g, 's')
    .replace(/[td]h/g, 'z')
    .replace(/j/g, 'c')
    .replace(/q/g, 'k')
    .replace(/d/g, 'z')
    .replace(/[aeiouvwy]/g, '')
    .replace(/(.)\1+/g, '$1');
}
