/** The 29 tables of names and adjectives, with their rows. */
import { heavenNames, hellNames } from './afterlife';
import { allahAdjectives } from './allahAdjectives';
import { allahNames } from './allahNames';
import { angelNames } from './angels';
import type { ElementSource, Reason } from './element';
import {
  aaronNames,
  davidNames,
  jesusNames,
  johnNames,
  jonahNames,
  mosesNames,
  solomonNames,
} from './israelites';
import { muhammadNames } from './muhammad';
import {
  abrahamNames,
  enochNames,
  isaacNames,
  ishmaelNames,
  jobNames,
  josephNames,
  noahNames,
} from './patriarchs';
import { prophetNames } from './prophets';
import { quranAdjectives, quranNames } from './quran';
import {
  gospelAdjectives,
  gospelNames,
  psalmsAdjectives,
  psalmsNames,
  torahAdjectives,
  torahNames,
} from './scriptures';

export interface TermSource {
  /** Part of the address of the term's page. */
  id: number;
  turkishName: string;
  englishName: string;
  turkishTag: string;
  englishTag: string;
  /** Whom or what its words are said of, as in "Nuh için söylenir" and "said of Noah". */
  said: Reason;
  elements: readonly ElementSource[];
}

// prettier-ignore
export const terms: readonly TermSource[] = [
  { id: 1, turkishName: 'Kur’an’ın İsimleri', englishName: 'Names of the Qur’an', turkishTag: 'KİS', englishTag: 'QNA', said: { turkish: 'Kur’an için', english: 'of the Qur’an' }, elements: quranNames },
  { id: 2, turkishName: 'Allah’ın İsimleri', englishName: 'Names of Allah', turkishTag: 'AİS', englishTag: 'ANA', said: { turkish: 'Allah için', english: 'of Allah' }, elements: allahNames },
  { id: 3, turkishName: 'Cennetin İsimleri', englishName: 'Names of Paradise', turkishTag: 'CEN', englishTag: 'HVN', said: { turkish: 'cennet için', english: 'of Paradise' }, elements: heavenNames },
  { id: 4, turkishName: 'Cehennemin İsimleri', englishName: 'Names of Hell', turkishTag: 'CEH', englishTag: 'HEN', said: { turkish: 'cehennem için', english: 'of Hell' }, elements: hellNames },
  { id: 5, turkishName: 'Meleklerin İsimleri', englishName: 'Names of the Angels', turkishTag: 'MEL', englishTag: 'AGN', said: { turkish: 'melekler için', english: 'of angels' }, elements: angelNames },
  { id: 6, turkishName: 'İncil’in İsimleri', englishName: 'Names of the Gospel', turkishTag: 'İİS', englishTag: 'BNA', said: { turkish: 'İncil için', english: 'of the Gospel' }, elements: gospelNames },
  { id: 7, turkishName: 'Zebur’un İsimleri', englishName: 'Names of the Psalms', turkishTag: 'ZİS', englishTag: 'ZNA', said: { turkish: 'Zebur için', english: 'of the Psalms' }, elements: psalmsNames },
  { id: 8, turkishName: 'Tevrat’ın İsimleri', englishName: 'Names of the Torah', turkishTag: 'TİS', englishTag: 'TNA', said: { turkish: 'Tevrat için', english: 'of the Torah' }, elements: torahNames },
  { id: 9, turkishName: 'Peygamberlerin İsimleri', englishName: 'Names of the Prophets', turkishTag: 'PEY', englishTag: 'PNA', said: { turkish: 'bir peygamber için', english: 'of a prophet' }, elements: prophetNames },
  { id: 10, turkishName: 'Muhammed’in İsim ve Sıfatları', englishName: 'Names and Attributes of Muhammad', turkishTag: 'MUH', englishTag: 'MNA', said: { turkish: 'Muhammed için', english: 'of Muhammad' }, elements: muhammadNames },
  { id: 11, turkishName: 'Nuh’un İsim ve Sıfatları', englishName: 'Names and Attributes of Noah', turkishTag: 'NUH', englishTag: 'NNA', said: { turkish: 'Nuh için', english: 'of Noah' }, elements: noahNames },
  { id: 12, turkishName: 'Yunus’un İsim ve Sıfatları', englishName: 'Names and Attributes of Jonah', turkishTag: 'YUN', englishTag: 'JON', said: { turkish: 'Yunus için', english: 'of Jonah' }, elements: jonahNames },
  { id: 13, turkishName: 'Süleyman’ın İsim ve Sıfatları', englishName: 'Names and Attributes of Solomon', turkishTag: 'SÜL', englishTag: 'SNA', said: { turkish: 'Süleyman için', english: 'of Solomon' }, elements: solomonNames },
  { id: 14, turkishName: 'İsmail’in İsim ve Sıfatları', englishName: 'Names and Attributes of Ishmael', turkishTag: 'İSM', englishTag: 'ISN', said: { turkish: 'İsmail için', english: 'of Ishmael' }, elements: ishmaelNames },
  { id: 15, turkishName: 'İshak’ın İsim ve Sıfatları', englishName: 'Names and Attributes of Isaac', turkishTag: 'İSH', englishTag: 'INA', said: { turkish: 'İshak için', english: 'of Isaac' }, elements: isaacNames },
  { id: 16, turkishName: 'İbrahim’in İsim ve Sıfatları', englishName: 'Names and Attributes of Abraham', turkishTag: 'İBR', englishTag: 'ABN', said: { turkish: 'İbrahim için', english: 'of Abraham' }, elements: abrahamNames },
  { id: 17, turkishName: 'Yahya’nın İsim ve Sıfatları', englishName: 'Names and Attributes of John', turkishTag: 'YAH', englishTag: 'JHN', said: { turkish: 'Yahya için', english: 'of John' }, elements: johnNames },
  { id: 18, turkishName: 'Eyyub’un İsim ve Sıfatları', englishName: 'Names and Attributes of Job', turkishTag: 'EYY', englishTag: 'JBN', said: { turkish: 'Eyyub için', english: 'of Job' }, elements: jobNames },
  { id: 19, turkishName: 'Yusuf’un İsim ve Sıfatları', englishName: 'Names and Attributes of Joseph', turkishTag: 'YUS', englishTag: 'JSN', said: { turkish: 'Yusuf için', english: 'of Joseph' }, elements: josephNames },
  { id: 20, turkishName: 'İdris’in İsim ve Sıfatları', englishName: 'Names and Attributes of Idris (Enoch)', turkishTag: 'İDR', englishTag: 'ENN', said: { turkish: 'İdris için', english: 'of Idris' }, elements: enochNames },
  { id: 21, turkishName: 'Davud’un İsim ve Sıfatları', englishName: 'Names and Attributes of David', turkishTag: 'DAV', englishTag: 'DNA', said: { turkish: 'Davud için', english: 'of David' }, elements: davidNames },
  { id: 22, turkishName: 'Harun’un İsim ve Sıfatları', englishName: 'Names and Attributes of Aaron', turkishTag: 'HAR', englishTag: 'AAN', said: { turkish: 'Harun için', english: 'of Aaron' }, elements: aaronNames },
  { id: 23, turkishName: 'Musa’nın İsim ve Sıfatları', englishName: 'Names and Attributes of Moses', turkishTag: 'MUS', englishTag: 'MON', said: { turkish: 'Musa için', english: 'of Moses' }, elements: mosesNames },
  { id: 24, turkishName: 'İsa’nın İsim ve Sıfatları', englishName: 'Names and Attributes of Jesus', turkishTag: 'İSA', englishTag: 'JNA', said: { turkish: 'İsa için', english: 'of Jesus' }, elements: jesusNames },
  { id: 25, turkishName: 'Kur’an’ın Sıfatları', englishName: 'Attributes of the Qur’an', turkishTag: 'KSF', englishTag: 'QAD', said: { turkish: 'Kur’an için', english: 'of the Qur’an' }, elements: quranAdjectives },
  { id: 26, turkishName: 'Allah’ın Sıfatları', englishName: 'Attributes of Allah', turkishTag: 'ASF', englishTag: 'AAD', said: { turkish: 'Allah için', english: 'of Allah' }, elements: allahAdjectives },
  { id: 27, turkishName: 'İncil’in Sıfatları', englishName: 'Attributes of the Gospel', turkishTag: 'İSF', englishTag: 'BAD', said: { turkish: 'İncil için', english: 'of the Gospel' }, elements: gospelAdjectives },
  { id: 28, turkishName: 'Zebur’un Sıfatları', englishName: 'Attributes of the Psalms', turkishTag: 'ZSF', englishTag: 'ZAD', said: { turkish: 'Zebur için', english: 'of the Psalms' }, elements: psalmsAdjectives },
  { id: 29, turkishName: 'Tevrat’ın Sıfatları', englishName: 'Attributes of the Torah', turkishTag: 'TSF', englishTag: 'TAD', said: { turkish: 'Tevrat için', english: 'of the Torah' }, elements: torahAdjectives },
];
