/**
 * The path of a topic: "/posts/faithInAllah/23", or "/posts/1" for the introduction.
 * @param section by the API's name: "FAITH_IN_ALLAH"
 */
export function postPath(section: string, databaseId: number): string {
  if (section === 'INTRODUCTION') return `/posts/${databaseId}`;
  const name = section.toLowerCase().replace(/_[a-z]/g, (match) => match.charAt(1).toUpperCase());
  return `/posts/${name}/${databaseId}`;
}
