import { nameKeys } from '../../text/nameKeys';

test.each([
  ['ÂYETÜ’L-KÜRSÎ', ['ayetul kursi']],
  ['IŞIK âyeti', ['isik ayeti']],
  ['Verse of the Throne', ['verse of the throne']],
  ['آيَةُ الكُرْسِيِّ', ['ايه الكرسي']],
  ['عِبَادُ الرَّحْمَٰنِ', ['عباد الرحمان', 'عباد الرحمن']],
  ['255', ['255']],
  ['— ’', []],
])('%s has the keys %j', (name, keys) => {
  expect(nameKeys(name)).toEqual(keys);
});
