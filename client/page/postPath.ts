/**
 * "/posts/faithInAllah/23"; the introduction stands outside the sections.
 * @param section as the API names it: "FAITH_IN_ALLAH"
 */
export function postPath(section: string, databaseId: number): string {
  if (section === 'INTRODUCTION') return `/posts/${databaseId}`;
  const name = section.toLowerCase().replace(/_[a-z]/g, (match) => match.charAt(1).toUpperCase());
  return `/posts/${name}/${databaseId}`;
}
