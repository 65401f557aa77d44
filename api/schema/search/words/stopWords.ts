/** Words that say little about what is searched, folded. */
import type { LatinLanguage } from '../../../../text/foldLatin';

const setOf = (words: string) => new Set(words.trim().split(/\s+/));

/** Words for the Qur'an and for a question about it. They are ignored beside other words. */
const IGNORED_WORDS: Record<LatinLanguage | 'arabic', ReadonlySet<string>> = {
  turkish: setOf(`
    hakkinda hakkindaki ilgili iliskin dair hz hazreti hazretleri kuran kurani kuranda kuranin kurana gore gecen gecer
    ayet ayeti ayetler ayetleri ayette sure suresi suresinde bahseden anlatan konusu nedir nelerdir kimdir kimlerdir nerededir nasildir
    midir mudur kactir`),
  english: setOf(`
    about regarding concerning quran koran verse verses ayah ayat surah mention mentions mentioned hz`),
  arabic: setOf(`
    من ما ماذا مين ايش متي اين كيف كم لماذا هل اي ايه ايات الايه الايات القران قران سوره عن في حول تتكلم تتحدث ذكر ذكرت هو هي التي الذي
    علي الي و ايش وش شو ليش ليه وين فين امتي ازاي شلون زي اللي لازم ممكن يعني عشان علشان`),
};

/** Words that occur everywhere. They count only where they stand in the text, and are never marked. */
const COMMON_WORDS: Record<LatinLanguage, ReadonlySet<string>> = {
  turkish: setOf(`
    ve ile de da ki bu su o bir icin gibi ise ya en cok daha her onlar onu ona onun onlarin onlara onlari biz siz sen ben
    bize size bizim sizin sana bana senin benim sizi bizi beni seni kendi kendisi kendileri kendilerine ancak ama fakat veya hem diye kadar sonra
    once eger iste suphesiz elbette muhakkak hic olan oldu olur olarak olsun eden etti dedi deki dediler ey ta hani artik boyle soyle oyle
    bunlar sunlar bunun bunu buna ondan bundan onda bunda nice bile yine ne var yok degil kim kimse kimseler sey seyi seyler uzerine
    kimi kime kimin kimler neler neden nicin niye nasil nerede nereden nereye hangi hangisi hangileri kac mi mu der diyor
    lazim gerekir gerekiyor acaba lutfen yapmam yapmali yapmaliyim edilir olmayan`),
  english: setOf(`
    the a an and or of to in on for with by at from as is are was were be been being it its this that these those he she
    they them him her his their we us our you your i me my not no nor but so if then than there will shall would should
    may might can could do does did have has had o oh ye all any some such upon unto into over under verily indeed surely
    also only even very too thou thee thy thine who whom whose which what when where why how one ones say says said
    someone somebody anyone anybody everyone everybody something anything cant dont doesnt didnt isnt arent wont whats whos im just please`),
};

/** Words of which questions are made. They say less of a topic than others. */
const QUESTION_WORDS: Record<LatinLanguage, ReadonlySet<string>> = {
  turkish: setOf(`
    nelere neyi neye neyle neyden neyin nelerle neleri kimlere kimleri kimlerin kimlerle kimlerden kimden kimdi
    kimlerdi hangisidir hangileridir yapilir yapilmali olmali olmasi denir denmeli etmeli etmek eder etmez miydi
    muydu musun verir gerek gerekli surede surelerde ayette ayetlerde anlama anlami gelir bulunur adi soz`),
  english: setOf(`
    mean means meant doing told happens happen happened must make makes done during before
    after there here come comes came become becomes became because get gets`),
};

export const isQuestionWord = (key: string, language: LatinLanguage) =>
  QUESTION_WORDS[language].has(key);

export const isIgnoredWord = (key: string, language: LatinLanguage | 'arabic') =>
  IGNORED_WORDS[language].has(key);

export const isCommonWord = (key: string, language: LatinLanguage) =>
  COMMON_WORDS[language].has(key);
