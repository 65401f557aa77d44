/** Why words are left out, and that a database of an earlier release gets these reasons. */
import { completeLeftOut } from '../../../api/seed/leftOut';
import { Occurrences } from '../../../content/tables/element';
import { countingIn, otherPlace, type AnalyzedWord } from '../../../content/tables/leftOut';
import { terms } from '../../../content/tables/terms';
import { describeOneDatabase } from '../../support/database';

describeOneDatabase('reasons for words left out', (databases) => {
  const database = databases.use('whole');

  /** By table, label and word. */
  const EXPECTED = {
    '2 Mâlikü’l-mülk 1:4:1': 'Counted here in another row: Maliki yawmi’d-din.',
    '26 Mâlikü yevmi’d-dîn 3:26:3': 'Counted here in another row: Malika’l-mulk.',
    '2 Hâlık 23:14:21': 'Counted here in another row: Ahsanu’l-khaliqin.',
    '10 Resûl 48:29:2': 'Counted here in another row: rasulullah, rasuluhu.',
    '10 Resûlullah 61:6:9': 'Said of Jesus.',
    '10 Resûlullah 61:6:19': 'Counted here in another row: ar-rasul.',
    '10 Resûlullah 4:171:28': 'Here the word is in a form that this row does not count.',
    '23 Mü’min 7:143:41': 'Counted here in another row: awwal al-muʾminin.',
    '2 İlâh 7:138:16': 'Said of an idol or of the calf.',
    '2 İlâh 7:138:19': 'In the plural, in the dual or in a question, of gods other than Allah.',
    '1 Nûr 5:15:21':
      'The table counts this word only where it takes it to be clearly said of the Qur’an; it does not count this place.',
  };

  /** Tables of names and of attributes of the same being. */
  const NAMES_OF: Record<number, number> = { 25: 1, 26: 2, 27: 6, 28: 7, 29: 8 };

  test('are a decision of the table only where no other row about the same being counts the word', async () => {
    const words = await database().sql<AnalyzedWord>`
      SELECT key, "arabicText", lemma FROM "Word" ORDER BY id`;
    const occurrences = new Occurrences(words);
    const indexOf = new Map(words.map(({ key }, index) => [key, index]));
    const being = (termId: number) => NAMES_OF[termId] ?? termId;
    const counted = new Set(
      terms.flatMap(({ id, elements }) =>
        elements
          .flatMap((element) => element.occurrences)
          .flatMap((rule) =>
            occurrences.of([rule]).flatMap((key) => {
              const first = indexOf.get(key) ?? 0;
              return words.slice(first, first + rule.words.split(' ').length);
            }),
          )
          .map(({ key }) => `${being(id)} ${key}`),
      ),
    );
    const counting = countingIn(words, terms);
    const reasons = terms.flatMap((term) =>
      term.elements.flatMap((element) =>
        counting(term, element).leftOut.flatMap(({ keys, english }) =>
          keys.map((key) => ({
            of: `${term.id} ${element.turkish.label} ${key}`,
            english,
            isDecision: english === otherPlace(term).english,
            isCounted: counted.has(`${being(term.id)} ${key}`),
          })),
        ),
      ),
    );
    expect(reasons.filter(({ isDecision }) => isDecision).length).toBeGreaterThan(1000);
    expect(reasons.filter(({ isDecision, isCounted }) => isDecision && isCounted)).toEqual([]);
    const of = Object.fromEntries(reasons.map((one) => [one.of, one.english]));
    expect(of).toMatchObject(EXPECTED);
  });

  test('are completed as in a first start, except for a name that an admin has changed', async () => {
    const { prisma } = database();
    const read = async () => ({
      reasons: await prisma.leftOutReason.findMany({
        omit: { id: true },
        orderBy: [{ termElementId: 'asc' }, { englishReason: 'asc' }],
      }),
      phrases: await prisma.termElementPhrase.findMany({
        omit: { id: true },
        orderBy: [{ termElementId: 'asc' }, { lemmas: 'asc' }],
      }),
    });
    const { reasons, phrases } = await read();
    expect(reasons.length).toBeGreaterThan(300);
    const changed = reasons[0]?.termElementId ?? 0;
    await prisma.leftOutReason.deleteMany();
    await prisma.termElementPhrase.deleteMany();
    await prisma.termElement.update({ where: { id: changed }, data: { arabicName: 'ا' } });
    await completeLeftOut(database());
    const isOther = (row: { termElementId: number }) => row.termElementId !== changed;
    expect(await read()).toEqual({
      reasons: reasons.filter(isOther),
      phrases: phrases.filter(isOther),
    });
  });
});
