/**
 * Names in the English glosses. The package of the words transcribes them in several ways; here
 * they have the spelling of the Saheeh International translation, without its diacritics.
 */
const NAMES: Record<string, string> = {
  // Prophets and other people
  Ayub: 'Job',
  Ayyub: 'Job',
  Aziz: 'Azeez',
  Dawood: 'David',
  Dawud: 'David',
  'Dhul-kifl': 'Dhul-Kifl',
  'Dhul-qarnain': 'Dhul-Qarnayn',
  Elijah: 'Elias',
  Firaun: 'Pharaoh',
  Harun: 'Aaron',
  Ibrahim: 'Abraham',
  Idris: 'Idrees',
  Isa: 'Jesus',
  Jalut: 'Goliath',
  Lut: 'Lot',
  Maryam: 'Mary',
  Musa: 'Moses',
  Nuh: 'Noah',
  Shuaib: 'Shuayb',
  Sulaiman: 'Solomon',
  Talut: 'Saul',
  Uzair: 'Ezra',
  Yahya: 'John',
  Yaqub: 'Jacob',
  Yunus: 'Jonah',
  Yusuf: 'Joseph',
  Zaid: 'Zayd',
  Zakariya: 'Zechariah',
  // Angels and devils
  Iblis: 'Iblees',
  Jibreel: 'Gabriel',
  Meekael: 'Michael',
  Shaitaan: 'Satan',
  // Peoples and places
  Ad: 'Aad',
  'Al-Haraam': 'Al-Haram',
  'Ar-Raas': 'Ar-Rass',
  'Ar-rass': 'Ar-Rass',
  Hunain: 'Hunayn',
  Majuj: 'Magog',
  Quraish: 'Quraysh',
  Romans: 'Byzantines',
  Saba: 'Sheba',
  Sabians: 'Sabeans',
  Yajuj: 'Gog',
  // Scriptures, and things of the hereafter
  'Al-Kauthar': 'Al-Kawthar',
  Illiyin: 'Illiyyun',
  Illiyun: 'Illiyyun',
  Injeel: 'Gospel',
  Quran: 'Qur’an',
  Salsabil: 'Salsabeel',
  Taurah: 'Torah',
  Taurat: 'Torah',
  Zaboor: 'Psalms',
  // Idols, and the month of fasting
  Ramadhaan: 'Ramadan',
  Yaguth: 'Yaghuth',
  // Letters
  Ain: 'Ayn',
  Kaaf: 'Kaf',
  Laam: 'Lam',
  Mim: 'Meem',
  Qaaf: 'Qaf',
  Saad: 'Sad',
};

/** A word with its hyphens, but without "'s" and brackets. */
const WORD = /[A-Za-z]+(?:-[A-Za-z]+)*/g;

/** A gloss with the names of Saheeh International: "(of) Musa" becomes "(of) Moses". */
export const withEnglishNames = (gloss: string): string =>
  gloss.replace(WORD, (word) => NAMES[word] ?? word);
