import { textsHook } from './textsHook';

/** Texts of pages at an earlier content revision. */
const turkish = {
  label: 'Eski sürüm',
  asOf: 'Sayfanın {{revision}} numaralı sürümdeki hâli',
  asOfDay: 'Sayfanın {{date}} tarihindeki hâli (sürüm {{revision}})',
  unchanged: 'O zamandan beri değişmedi.',
  changed_one: 'O zamandan beri bir kez değişti ({{date}}). Farklar aşağıda gösterilir.',
  changed_other:
    'O zamandan beri {{count}} kez değişti, en son {{date}} tarihinde. Farklar aşağıda gösterilir.',
  present: 'Şimdiki hâlini göster',
  title: '{{title}}, sürüm {{revision}}',
  different: 'Şimdi farklı',
  withoutScript: 'Farkın gösterilmesi için JavaScript gerekir.',
  noneThen: 'O zaman çevirisi yoktu.',
  noneNow: 'Şimdi bu metin yok.',
  now: {
    text: 'Şimdi',
    root: 'Şimdiki kök',
    lemma: 'Şimdiki sözlük biçimi',
    transcription: 'Şimdiki okunuş',
  },
  none: 'yok',
  coveredBy: '{{number}}. kelimeyle birlikte',
  root: 'Kök',
  verses: 'Ayetler',
  removed: 'Bu ayet artık bu konuda yok.',
  added: 'Sonradan eklenen ayetler',
  differences: 'Şimdi farklı olanlar',
  removedRow: 'Artık bu tabloda yok.',
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
  changed_one: 'It has changed once since, on {{date}}. The differences are shown below.',
  changed_other:
    'It has changed {{count}} times since, last on {{date}}. The differences are shown below.',
  present: 'Show what it is now',
  title: '{{title}}, revision {{revision}}',
  different: 'Changed since',
  withoutScript: 'Showing the difference needs JavaScript.',
  noneThen: 'There was no translation then.',
  noneNow: 'There is no such text now.',
  now: {
    text: 'Now',
    root: 'Root now',
    lemma: 'Lemma now',
    transcription: 'Transcription now',
  },
  none: 'none',
  coveredBy: 'with word {{number}}',
  root: 'Root',
  verses: 'Verses',
  removed: 'This verse is no longer in the topic.',
  added: 'Verses added since',
  differences: 'What is different now',
  removedRow: 'No longer in this table.',
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
