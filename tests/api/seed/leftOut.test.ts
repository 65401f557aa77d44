/** A database of an earlier release gets the reasons for the words that its tables leave out. */
import { completeLeftOut } from '../../../api/seed/leftOut';
import { describeOneDatabase } from '../../support/database';

describeOneDatabase('reasons for words left out', (databases) => {
  const database = databases.use('whole');

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
