import { inScheme } from '../../../text/transcription/plain';
import { verseTranscription, wordTranscription } from '../../../text/transcription/transcription';
import type { TranscriptionScheme } from '../../../text/transcription/schemes';
import { readArabicVerses } from '../../../api/seed/quranText';

const quran = new Map(
  readArabicVerses().map(({ surah, number, words }) => [
    `${surah}:${number}`,
    words.map(({ arabicText }) => arabicText),
  ]),
);
const wordsOf = (key: string) => quran.get(key) ?? [];

describe('wordTranscription', () => {
  test.each([
    // Letters that open surahs
    ['الٓمٓ', 'elif-lâm-mîm', 'alif-lām-mīm'],
    ['الٓمٓصٓ', 'elif-lâm-mîm-ṣâd', 'alif-lām-mīm-ṣād'],
    ['الٓر', 'elif-lâm-râ', 'alif-lām-rā'],
    ['الٓمٓر', 'elif-lâm-mîm-râ', 'alif-lām-mīm-rā'],
    ['كٓهيعٓصٓ', 'kâf-hâ-yâ-ʿayn-ṣâd', 'kāf-hā-yā-ʿayn-ṣād'],
    ['طه', 'ṭâ-hâ', 'ṭā-hā'],
    ['طسٓمٓ', 'ṭâ-sîn-mîm', 'ṭā-sīn-mīm'],
    ['طسٓ', 'ṭâ-sîn', 'ṭā-sīn'],
    ['يسٓ', 'yâ-sîn', 'yā-sīn'],
    ['صٓ', 'ṣâd', 'ṣād'],
    ['حمٓ', 'ḥâ-mîm', 'ḥā-mīm'],
    ['عٓسٓقٓ', 'ʿayn-sîn-ḳâf', 'ʿayn-sīn-qāf'],
    ['قٓ', 'ḳâf', 'qāf'],
    ['نٓ', 'nûn', 'nūn'],
    // Article, and alif wasla at the beginning
    ['ٱلْحَمْدُ', 'el-ḥamdü', 'al-ḥamdu'],
    ['ٱلصِّرَٰطَ', 'eṣ-ṣırâṭa', 'al-ṣirāṭa'],
    ['ٱلَّيْلِ', 'el-leyli', 'al-layli'],
    ['وَٱلشَّمْسِ', 've’ş-şemsi', 'wa-l-shamsi'],
    ['لِلنَّاسِ', 'li’n-nâsi', 'li-l-nāsi'],
    ['ٱلِٱسْمُ', 'el-ismü', 'al-ismu'],
    ['لْـَٔيْكَةِ', 'el-eyketi', 'al-aykati'],
    ['ٱلْتَقَى', 'ilteḳâ', 'iltaqā'],
    ['ٱهْدِنَا', 'ihdinâ', 'ihdinā'],
    ['ٱتَّقُوا۟', 'itteḳû', 'ittaqū'],
    ['ٱعْبُدُوا۟', 'üʿbüdû', 'uʿbudū'],
    ['ٱقْتُلُوا۟', 'uḳtülû', 'uqtulū'],
    ['ٱدْعُ', 'üdʿu', 'udʿu'],
    ['ٱضْطُرَّ', 'użṭurra', 'uḍṭurra'],
    ['ٱتُّبِعُوا۟', 'üttübiʿû', 'uttubiʿū'],
    ['ٱسْمُهُ', 'ismühü', 'ismuhu'],
    ['ٱبْنُوا۟', 'ibnû', 'ibnū'],
    ['ٱمْشُوا۟', 'imşû', 'imshū'],
    ['ٱئْتُونِى', 'îtûnî', 'ītūnī'],
    ['ٱؤْتُمِنَ', 'ûtümine', 'ūtumina'],
    ['لْيَقْطَعْ', 'liyaḳṭaʿ', 'liyaqṭaʿ'],
    ['ٱللَّهُ', 'Allâhü', 'Allāhu'],
    ['ٱللَّهُمَّ', 'Allâhümme', 'Allāhumma'],
    ['لِلَّهِ', 'lillâhi', 'li-llāhi'],
    ['وَٱللَّهُ', 'vellâhü', 'wa-llāhu'],
    ['ءَآللَّهُ', 'âllâhü', 'āllāhu'],
    ['ٱللَّهَبِ', 'el-lehebi', 'al-lahabi'],
    ['أَضَلَّهُ', 'eżallehü', 'aḍallahu'],
    ['ٱلرَّحْمَـٰنِ', 'er-raḥmâni', 'al-raḥmāni'],
    ['ٱلصَّلَوٰةَ', 'eṣ-ṣalâte', 'al-ṣalāta'],
    ['مُوسَىٰ', 'mûsâ', 'mūsā'],
    ['عَلَى', 'ʿalâ', 'ʿalā'],
    ['إِبْرَٰهِـۧمَ', 'ibrâhîme', 'ibrāhīma'],
    ['دَاوُۥدُ', 'dâvûdü', 'dāwūdu'],
    ['لَهُۥ', 'lehû', 'lahū'],
    ['بِهِۦٓ', 'bihî', 'bihī'],
    ['يُحْـِۧىَ', 'yuḥyiye', 'yuḥyiya'],
    ['ءَاتَىٰنِۦَ', 'âtâniye', 'ātāniya'],
    ['إِيَّاكَ', 'iyyâke', 'iyyāka'],
    ['عَدُوٌّ', 'ʿadüvvün', 'ʿaduwwun'],
    ['بِأَييِّكُمُ', 'biʾeyyikümü', 'biʾayyikumu'],
    ['يَـٰٓأَيُّهَا', 'yâ eyyühâ', 'yā ayyuhā'],
    ['وَيَـٰقَوْمِ', 'veyâ ḳavmi', 'wayā qawmi'],
    ['مَجْر۪ىٰهَا', 'mecrêhâ', 'majrēhā'],
    // Silent letters
    ['كَفَرُوا۟', 'keferû', 'kafarū'],
    ['أُو۟لَـٰٓئِكَ', 'ülâʾike', 'ulāʾika'],
    ['وَجِا۟ىٓءَ', 'vecîʾe', 'wajīʾa'],
    ['أَنَا۠', 'ene', 'ana'],
    // Tanwin
    ['هُدًى', 'hüden', 'hudan'],
    ['كِتَـٰبًا', 'kitâben', 'kitāban'],
    ['خَيْرًا', 'ḫayran', 'khayran'],
    ['رَحْمَةً', 'raḥmeten', 'raḥmatan'],
    ['رَّحِيمٌ', 'raḥîmün', 'raḥīmun'],
    ['كَافِرٍۭ', 'kâfirin', 'kāfirin'],
    // Hamza
    ['مُؤْمِنِينَ', 'müʾminîne', 'muʾminīna'],
    ['شَىْءٍ', 'şeyʾin', 'shayʾin'],
    ['ٱلْأَرْضِ', 'el-arżı', 'al-arḍi'],
    ['سَوَآءٌ', 'sevâʾün', 'sawāʾun'],
    ['ءَأَنذَرْتَهُمْ', 'eʾenẕertehüm', 'aʾandhartahum'],
    ['ءَا۬عْجَمِىٌّ', 'eʾaʿcemiyyün', 'aʾaʿjamiyyun'],
    ['لِيَسُـۥٓـُٔوا۟', 'liyesûʾû', 'liyasūʾū'],
    ['فَٱدَّٰرَْٰٔتُمْ', 'fe’ddâraʾtüm', 'fa-ddāraʾtum'],
    ['مِّنۢ', 'min', 'min'],
    ['أَنۢبِئْهُم', 'embiʾhüm', 'ambiʾhum'],
    ['عَبَدتُّمْ', 'ʿabettüm', 'ʿabattum'],
    ['نَخْلُقكُّم', 'naḫlükküm', 'nakhlukkum'],
    ['وَيَبْصُۜطُ', 'veyebsüṭu', 'wayabsuṭu'],
    ['ٱلْمُصَۣيْطِرُونَ', 'el-müṣayṭırûne', 'al-muṣayṭirūna'],
    ['نُـۨجِى', 'nüncî', 'nunjī'],
    // Vowel color in Turkish
    ['نَعْبُدُ', 'naʿbüdü', 'naʿbudu'],
    ['يُعْلِنُونَ', 'yüʿlinûne', 'yuʿlinūna'],
    ['فَضَّلَ', 'feżżale', 'faḍḍala'],
    ['رُزِقُوا۟', 'ruziḳû', 'ruziqū'],
    ['وُجُوهٌ', 'vucûhün', 'wujūhun'],
    ['أَرْضَعَتْ', 'erżaʿat', 'arḍaʿat'],
    ['شُعَيْبٌ', 'şuʿaybün', 'shuʿaybun'],
    ['زَعِيمٌ', 'zaʿîmün', 'zaʿīmun'],
    // Two tokens that are one word, pause marks, vowel before shadda
    ['إِلْ يَاسِينَ', 'il yâsîne', 'il yāsīna'],
    ['فِيهِۛ', 'fîhi', 'fīhi'],
    ['رَب\u064e\u0651نَا', 'rabbenâ', 'rabbanā'],
    // Normal forms of Unicode
    ['بِـ\u064e\u0654ايَـٰتِنَا', 'biʾâyâtinâ', 'biʾāyātinā'],
    ['\u0622مَنُوا۟', 'âmenû', 'āmanū'],
    ['ضَ\u0622لًّا', 'żâllen', 'ḍāllan'],
    // Normal forms of Unicode
    ['بِـ\u064e\u0654ايَـٰتِنَا', 'biʾâyâtinâ', 'biʾāyātinā'],
    ['\u0622مَنُوا۟', 'âmenû', 'āmanū'],
  ])('%s is %s and %s', (arabic, turkish, english) => {
    expect(wordTranscription(arabic, 'TURKISH_DIA')).toBe(turkish);
    expect(wordTranscription(arabic, 'ENGLISH_IJMES')).toBe(english);
  });

  test.each([
    ['ثُمَّ', 'sümme', 'thumma'],
    ['ذَٰلِكَ', 'zâlike', 'dhaalika'],
    ['ٱلضَّآلِّينَ', 'ed-dâllîne', 'ad-daalleena'],
    ['ٱلظَّـٰلِمُونَ', 'ez-zâlimûne', 'az-zaalimoona'],
    ['وَٱلشَّمْسِ', 've’ş-şemsi', 'wa-sh-shamsi'],
    ['غَيْرِ', 'gayri', 'ghayri'],
    ['مَجْر۪ىٰهَا', 'mecrêhâ', 'majrehaa'],
    // Ayn and hamza
    ['ٱلْعَـٰلَمِينَ', 'el-âlemîne', 'al-aalameena'],
    ['عَلَى', 'alâ', 'alaa'],
    ['نَعْبُدُ', 'na’büdü', 'na’budu'],
    ['ٱلْمَأْوَىٰ', 'el-me’vâ', 'al-ma’waa'],
    ['بِـَٔايَـٰتِنَا', 'bi’âyâtinâ', 'bi’aayaatinaa'],
    ['يَدُعُّ', 'yedü’u', 'yadu’u'],
    ['فَٱعْبُدُوهُ', 'fa’büdûhü', 'fa-’budoohu'],
  ])('%s is %s and %s in the plain schemes', (arabic, turkish, english) => {
    expect(wordTranscription(arabic, 'TURKISH_PLAIN')).toBe(turkish);
    expect(wordTranscription(arabic, 'ENGLISH_PLAIN')).toBe(english);
  });
});

describe('verseTranscription', () => {
  test.each<[key: string, turkish: string | RegExp, english: string | RegExp]>([
    ['1:1', 'bismi’llâhi’r-raḥmâni’r-raḥîm', 'bismi llāhi r-raḥmāni r-raḥīm'],
    ['1:2', 'el-ḥamdü lillâhi rabbi’l-ʿâlemîn', 'al-ḥamdu li-llāhi rabbi l-ʿālamīn'],
    ['1:6', 'ihdine’ṣ-ṣırâṭa’l-müsteḳîm', 'ihdina ṣ-ṣirāṭa l-mustaqīm'],
    // Verses that begin with alif wasla
    ['55:1', 'er-raḥmân', 'ar-raḥmān'],
    ['112:2', 'Allâhü’ṣ-ṣamed', 'Allāhu ṣ-ṣamad'],
    // Alif wasla after long vowels, tanwin and hamza
    ['3:200', /^yâ eyyühe’lleẕîne âmenu’ṣbirû /, /^yā ayyuha lladhīna āmanu ṣbirū /],
    ['11:42', / nûḥuni’bnehû /, / nūḥuni bnahū /],
    ['7:77', / yâ ṣâliḥuʾtinâ /, / yā ṣāliḥu ʾtinā /],
    ['22:15', / s̱ümme lyaḳṭaʿ /, / thumma lyaqṭaʿ /],
    ['49:11', / biʾse’l-ismü’l-füsûḳu /, / biʾsa l-ismu l-fusūqu /],
    ['26:176', /aṣḥâbü’l-eyketi/, /aṣḥābu l-aykati/],
    // Assimilation to the next word
    ['99:8', 'vemey yaʿmel mis̱ḳâle ẕerratin şerray yerah', /^wamay yaʿmal .* sharray yarah$/],
    ['104:1', 'veylül likülli hümezetil lümezeh', 'waylul likulli humazatil lumazah'],
    ['2:5', /^ülâʾike ʿalâ hüdem mir rabbihim/, /^ulāʾika ʿalā hudam mir rabbihim/],
    ['2:27', / mim baʿdi /, / mim baʿdi /],
    ['11:42', / yâ büneyye’rkem meʿanâ /, / yā bunayya rkam maʿanā /],
    ['43:39', /^veley yenfeʿakümü’l-yevme iẓ ẓalemtüm /, / iẓ ẓalamtum /],
    // Sukun and a short stop of the voice prevent it, and so do the letters that open a surah.
    ['2:6', / em lem tünẕirhüm /, / am lam tundhirhum /],
    ['75:27', 'veḳîle men râḳ', 'waqīla man rāq'],
    ['83:14', / bel râne /, / bal rāna /],
    ['68:1', 'nûn ve’l-ḳalemi vemâ yesṭurûn', 'nūn wa-l-qalami wamā yasṭurūn'],
    // The ends of verses
    ['2:2', / hüdel li’l-mütteḳîn$/, / hudal li-l-muttaqīn$/],
    ['4:17', /ʿalîmen ḥakîmâ$/, /ʿalīman ḥakīmā$/],
    ['20:2', /liteşḳâ$/, /litashqā$/],
    ['101:11', 'nârun ḥâmiyeh', 'nārun ḥāmiyah'],
    ['90:7', / el lem yerahû eḥad$/, / al lam yarahū aḥad$/],
    ['101:10', / mâ hiyeh$/, / mā hiyah$/],
    ['33:10', /billâhi’ẓ-ẓunûnâ$/, /bi-llāhi ẓ-ẓunūnā$/],
    ['18:38', /^lâkinne hüve’llâhü rabbî/, /^lākinna huwa llāhu rabbī/],
    ['76:15', / ḳavârîrâ$/, / qawārīrā$/],
  ])('%s is %s and %s', (key, turkish, english) => {
    expect(verseTranscription(wordsOf(key), 'TURKISH_DIA')).toMatch(turkish);
    expect(verseTranscription(wordsOf(key), 'ENGLISH_IJMES')).toMatch(english);
  });

  test('stops after further words', () => {
    expect(verseTranscription(wordsOf('2:2'), 'ENGLISH_IJMES', [4])).toBe(
      'dhālika l-kitābu lā rayba fīh hudal li-l-muttaqīn',
    );
    expect(verseTranscription(wordsOf('1:1'), 'ENGLISH_PLAIN', [0, 1])).toBe(
      'bism Allaah ar-rahmaani r-raheem',
    );
  });
});

test.each<[TranscriptionScheme, RegExp]>([
  ['TURKISH_PLAIN', /^[abcdefghiklmnrstuvyzâêîıûüşA’ -]+$/],
  ['TURKISH_DIA', /^[abcdefghiklmnrstuvyzâêîıûüşẕżẓḥḫṣṭġḳ\u0331ʿʾA’ -]+$/],
  ['ENGLISH_PLAIN', /^[abdefghijklmnoqrstuwyzA’ -]+$/],
  ['ENGLISH_IJMES', /^[abdfghijklmnqrstuwyzāēīūḥṣḍṭẓʿʾA -]+$/],
])('every word and verse in %s has only the letters of the scheme', (scheme, letters) => {
  const texts = [...quran.values()].flatMap((words) => [
    verseTranscription(words, scheme),
    ...words.map((word) => wordTranscription(word, scheme)),
  ]);
  expect(texts).toHaveLength(6236 + 77429);
  expect(texts.filter((text) => !letters.test(text) || /[A-Z](?!ll)/.test(text))).toEqual([]);
});

test('a transcription by an editor stays as it is, apart from the letters of a scholarly scheme', () => {
  expect(inScheme('Mûsâ’nın', 'TURKISH_DIA')).toBe('Mûsâ’nın');
  expect(inScheme('Mûsâ’nın ḳavmi', 'TURKISH_PLAIN')).toBe('Mûsâ’nın kavmi');
  expect(inScheme('Moses', 'ENGLISH_PLAIN')).toBe('Moses');
});
