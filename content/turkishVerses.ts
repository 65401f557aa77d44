/**
 * Translations written for this project, by the key of the verse. In their place the package repeats the
 * translation of an earlier verse (67:4, 87:13).
 */
export const TURKISH_VERSES: Readonly<Record<string, string>> = {
  '67:6': 'Rablerini inkâr edenler için cehennem azabı vardır. Orası ne kötü bir dönüş yeridir!',
  '87:14': 'Arınan kimse gerçekten kurtuluşa ermiştir.',
};
