/**
 * Spellings and names of the same thing, folded: whoever types one of a line finds the others too. Turkish and
 * English forms of a name stand together, because the glosses and the translations do not agree on one.
 */
import { mainStem } from '../../text/stems';

export const variants: readonly string[] = [
  'tovbe tevbe',
  'kuran quran koran furkan',
  'musa moses moshe',
  'isa jesus mesih messiah christ',
  'meryem mary maryam miriam',
  'ibrahim abraham',
  'ismail ishmael',
  'ishak isaac ishaq',
  'yakup yakub jacob yaqub',
  'yusuf joseph yousef',
  'davut davud david dawud',
  'suleyman solomon sulaiman sulayman',
  'harun aaron haroon',
  'nuh noah',
  'lut lot',
  'hud hod',
  'salih saleh',
  'suayp suayb shuaib shuayb jethro',
  'yunus jonah jonas younus',
  'eyup eyyub eyyup job ayyub ayub',
  'zekeriya zechariah zakariya zachariah zekeriyya',
  'yahya john',
  'ilyas elijah elias',
  'elyesa elisha',
  'idris enoch',
  'uzeyir uzeyr ezra',
  'adem adam',
  'havva eve hawwa',
  'lokman luqman lukman',
  'zulkarneyn dhulqarnayn',
  'zulkifl dhulkifl',
  'firavun pharaoh firaun',
  'karun korah qarun',
  'haman hamman',
  'calut goliath jalut',
  'talut saul',
  'cebrail gabriel jibril cibril',
  'mikail michael mikal',
  'iblis satan seytan devil shaitan',
  'yecuc gog yajuj',
  'mecuc magog majuj',
  'tevrat torah tawrat',
  'incil gospel injil',
  'zebur psalms zabur',
  'israil israel',
  'muhammet muhammed muhammad mohammed ahmet ahmed',
  'mekke mecca makkah bekke',
  'medine medina madinah yesrib yathrib',
  'kabe kaaba kabah beytullah',
  'misir egypt',
  'medyen midian madyan',
  'semud thamud',
  'ad aad',
  'sebe sheba saba',
  'cennet paradise heaven jannah garden',
  'cehennem hell jahannam hellfire',
  'namaz salat salah prayer',
  'zekat zakat zakah',
  'oruc fasting siyam sawm',
  'hac hajj pilgrimage',
  'umre umrah',
  'ramazan ramadan',
  'cihat cihad jihad',
  'faiz riba usury interest',
  'miras inheritance',
  'sabir patience sabr',
  'sukur gratitude shukr',
  'takva taqwa piety',
  'tesettur hijab veil',
  'zina adultery fornication',
  'kiblenin kible qibla qiblah',
  'kiyamet resurrection qiyamah',
  'vahiy revelation wahy',
  'peygamber prophet nebi resul',
  'melek angel',
  'cin jinn',
  'helal halal',
  'haram forbidden',
  'abdest ablution wudu',
  'teyemmum tayammum',
  'cuma friday jumuah',
  'sure surah sura',
  'domuz pork swine pig',
  'sarap alcohol wine icki hamr',
  'kumar gambling maysir',
  'bosanma divorce talak',
  'evlilik marriage nikah',
  'muslim moslem musluman',
  'hristiyan christian nasrani',
  'yahudi jew jewish',
  'allah god tanri ilah',
];

/** The other words of each line by the stem of a word. */
export function readVariants(): ReadonlyMap<string, readonly string[]> {
  const others = new Map<string, readonly string[]>();
  for (const line of variants) {
    const words = line.split(' ');
    for (const word of words) {
      for (const language of ['turkish', 'english'] as const) {
        others.set(
          mainStem(word, language),
          words.filter((other) => other !== word),
        );
      }
    }
  }
  return others;
}
