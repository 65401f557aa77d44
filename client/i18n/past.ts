import { textsHook } from './textsHook';

/** Texts of pages at an earlier content revision. */
const turkish = {
  label: 'Eski sürüm',
  asOf: 'Sayfanın {{revision}} numaralı sürümdeki hâli',
  asOfDay: 'Sayfanın {{date}} tarihindeki hâli (sürüm {{revision}})',
  unchanged: 'O zamandan beri değişmedi.',
  changed_one:
    'O zamandan beri bir kez değişti ({{date}}). Gösterdiğiniz dillerdeki farklar aşağıdadır.',
  changed_other:
    'O zamandan beri {{count}} kez değişti, en son {{date}} tarihinde. Gösterdiğiniz dillerdeki farklar aşağıdadır.',
  present: 'Şimdiki hâlini göster',
  title: '{{title}}, sürüm {{revision}}',
  different: 'Şimdi farklı',
  withoutScript: 'Farkın gösterilmesi için JavaScript gerekir.',
  noneThen: 'O zaman çevirisi yoktu.',
  noneNow: 'Şimdi bu metin yok.',
  nowMeaning: 'Şimdi:',
  otherDetails: 'ayrıntıları şimdi farklı',
  none: 'yok',
  coveredBy: '{{number}}. kelimeyle birlikte',
  kinds: {
    arabic: 'Arapça',
    root: 'Kök',
    lemma: 'Sözlük biçimi',
    grammar: 'Dil bilgisi',
    turkishGloss: 'Türkçe anlamı',
    englishGloss: 'İngilizce anlamı',
    transcription: 'Okunuş',
  },
  verses: 'Ayetler',
  removed: 'Bu ayet artık bu konuda yok.',
  reordered: 'Ayetlerin sırası şimdi farklı.',
  added: 'Sonradan eklenen ayetler',
  differences: 'Şimdi farklı olanlar',
  removedRow: 'Artık bu tabloda yok.',
  missingRow: 'Adresteki satır bu sürümde tabloda yoktu.',
  addedRows: 'Sonradan eklenenler',
  missingTitle: 'Bu sürümde yok',
  missing: 'Bu sayfa {{revision}} numaralı sürümde yoktu ya da silinmişti.',
  unknownTitle: 'Böyle bir sürüm yok',
  unknown:
    'Adresteki “at”, gösterilebilen bir sürümün numarası olmalıdır: {{first}} ile {{last}} arasında.',
  noneBefore: 'Daha eski sürümler kayıtlı değildir.',
};

type PastTexts = typeof turkish;

const english: PastTexts = {
  label: 'Earlier revision',
  asOf: 'This page as of revision {{revision}}',
  asOfDay: 'This page as of {{date}} (revision {{revision}})',
  unchanged: 'It has not changed since.',
  changed_one:
    'It has changed once since, on {{date}}. Differences in the languages that you show are below.',
  changed_other:
    'It has changed {{count}} times since, last on {{date}}. Differences in the languages that you show are below.',
  present: 'Show what it is now',
  title: '{{title}}, revision {{revision}}',
  different: 'Changed since',
  withoutScript: 'Showing the difference needs JavaScript.',
  noneThen: 'There was no translation then.',
  noneNow: 'There is no such text now.',
  nowMeaning: 'Now:',
  otherDetails: 'its details are different now',
  none: 'none',
  coveredBy: 'with word {{number}}',
  kinds: {
    arabic: 'Arabic',
    root: 'Root',
    lemma: 'Dictionary form',
    grammar: 'Grammar',
    turkishGloss: 'Turkish meaning',
    englishGloss: 'English meaning',
    transcription: 'Transcription',
  },
  verses: 'Verses',
  removed: 'This verse is no longer in the topic.',
  reordered: 'The order of the verses is different now.',
  added: 'Verses added since',
  differences: 'What is different now',
  removedRow: 'No longer in this table.',
  missingRow: 'The row in the address was not in the table at this revision.',
  addedRows: 'Added since',
  missingTitle: 'Not there at this revision',
  missing: 'This page did not exist at revision {{revision}}, or had been deleted.',
  unknownTitle: 'There is no such revision',
  unknown:
    'In the address, “at” must be the number of a revision that can be shown, from {{first}} to {{last}}.',
  noneBefore: 'Earlier ones are not recorded.',
};

export const pastTexts = { turkish, english };

export const usePastTexts = textsHook(pastTexts);
