/** Negatives of Turkish verbs by tense, person and class of the stem. */
import { isNegative, negated } from '../../text/turkishNegation';

test.each([
  // Aorist
  ['bilir', 'bilmez'],
  ['bilirim', 'bilmem'],
  ['bilirsin', 'bilmezsin'],
  ['bilirler', 'bilmezler'],
  ['anlarlar', 'anlamazlar'],
  ['yaparız', 'yapmayız'],
  ['iman ederler', 'iman etmezler'],
  ['zulmedersiniz', 'zulmetmezsiniz'],
  ['tadarlar', 'tatmazlar'],
  ['yerler', 'yemezler'],
  ['ister', 'istemez'],
  ['hatırlar', 'hatırlamaz'],
  ['sular', 'sulamaz'],
  ['iletirsin', 'iletmezsin'],
  ['yardımlaşırsınız', 'yardımlaşmazsınız'],
  ['savaşırdı', 'savaşmazdı'],
  ['onu yaparlardı', 'onu yapmazlardı'],
  ['karşılık verirse', 'karşılık vermezse'],
  ['güç yetirebilirler', 'güç yetiremezler'],
  ['sayabilirsiniz', 'sayamazsınız'],
  // Past
  ['geldi', 'gelmedi'],
  ['verdik', 'vermedik'],
  ['indirdik', 'indirmedik'],
  ['gittiler', 'gitmediler'],
  ['fayda verdi', 'fayda vermedi'],
  ['bize getirdin', 'bize getirmedin'],
  ['idi', 'değildi'],
  ['idiler', 'değillerdi'],
  // Future, present, participle
  ['yapacaklar', 'yapmayacaklar'],
  ['azap edecek', 'azap etmeyecek'],
  ['soracaksınız', 'sormayacaksınız'],
  ['istiyorum', 'istemiyorum'],
  ['görüyorsunuz', 'görmüyorsunuz'],
  ['söylüyorlar', 'söylemiyorlar'],
  ['zannediyorum', 'zannetmiyorum'],
  ['bildiğiniz', 'bilmediğiniz'],
  ['yaptığı', 'yapmadığı'],
  // Wish and condition
  ['bilsin', 'bilmesin'],
  ['değer versin', 'değer vermesin'],
  ['söyleyeyim', 'söylemeyeyim'],
  ['gelse', 'gelmese'],
  ['gönderseydin', 'göndermeseydin'],
  // Questions keep their particle
  ['görüyor mu', 'görmüyor mu'],
])('the negative of "%s" is "%s"', (gloss, expected) => {
  expect(negated(gloss)).toBe(expected);
});

test.each([
  'bilmezler',
  'gelmedi',
  'korkma',
  'yaklaşmayın',
  'olmayacak',
  'olmayan',
  'etmiyor',
  'değildir',
  'yoktur',
  'görmediler mi',
  'demesin',
])('"%s" is negative already', (gloss) => {
  expect(isNegative(gloss)).toBe(true);
  expect(negated(gloss)).toBe(gloss);
});

test.each(['bilir', 'geldi', 'hani', 'anladı', 'tamamladı'])('"%s" is not negative', (gloss) => {
  expect(isNegative(gloss)).toBe(false);
});

test('a gloss that is no verb has no negative', () => {
  expect(negated('hani')).toBeNull();
});
