import { englishCore, englishMeaningKey } from '../../text/englishMeaning';

const keyOf = (gloss: string) => englishMeaningKey(englishCore(gloss));

test.each([
  ['and mercy', 'mercy'],
  ['(the) Mercy', 'Mercy'],
  ['but My Mercy', 'Mercy'],
  ['(of) His mercy', 'mercy'],
  ['The Mercy of Allah', 'Mercy of Allah'],
  ['the Most Merciful', 'Most Merciful'],
  ['and have mercy upon us', 'have mercy'],
  ['(of) those who show mercy', 'show mercy'],
  ['the patient ones', 'patient'],
  ['and be patient', 'patient'],
  ['We have sent you', 'sent'],
  ['Allah wills', 'wills'],
  ['And for Allah', 'Allah'],
  ['between them', 'between'],
  ['(is) between both of them', 'between'],
  ['before you', 'before'],
  ['And is', 'is'],
  ['believe[d]', 'believed'],
  ['(every)thing', 'everything'],
  ['(that)', 'that'],
  ['Allah’s (name)', 'Allah'],
])('the core of %j is %j', (gloss, core) => {
  expect(englishCore(gloss)).toBe(core);
});

test.each([
  [['mercy', '(the) Mercy', 'and a mercy', 'by Your Mercy', 'to mercies']],
  [['Say', 'They said', 'He says', 'And it will be said']],
  [['the believers', 'a believer', '(of) the believers']],
  [['believe', 'believed', 'they believe', 'believes']],
  [['god', 'gods', 'a god', 'to our gods']],
  [['We gave', 'you give them', 'is given']],
  [['the wombs', 'their wombs']],
])('%j mean the same', (glosses) => {
  expect(new Set(glosses.map(keyOf)).size).toBe(1);
});

test.each([
  [['mercy', 'merciful', 'Most Merciful', 'have mercy', 'receive mercy', 'All-Merciful']],
  [['believe', 'believer', 'belief', 'believing']],
  [['know', 'knowledge', 'knower', 'All-Knowing', 'most knowing', 'not know']],
  [['patient', 'patience', 'steadfast']],
  [['one god', 'god', 'no god']],
])('%j mean different things', (glosses) => {
  expect(new Set(glosses.map(keyOf)).size).toBe(glosses.length);
});
