/**
 * Serves verses with Apollo Server from objects in memory, which `memory.ts FOLDER` reads from the
 * embedded database in that folder at the start.
 */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openEmbedded } from '../../api/database/embedded';

const typeDefs = `
  type Root { letters: String! }
  type Word {
    key: String!
    arabicText: String!
    pauseAfter: String
    turkishTranscription: String!
    englishTranscription: String!
    turkishTranslation: String
    englishTranslation: String
    root: Root
  }
  type Verse { key: String!, turkishTranslation: String, englishTranslation: String, words: [Word!]! }
  type Query { verse(key: String!): Verse }
`;

const database = await openEmbedded(process.argv[2] ?? '');
const rows = await database.prisma.verse.findMany({
  include: { words: { include: { root: true }, orderBy: { numberInVerse: 'asc' } } },
});
await database.close();
const verses = new Map(rows.map((verse) => [verse.key, verse]));
const resolvers = {
  Query: { verse: (_root: unknown, { key }: { key: string }) => verses.get(key) ?? null },
};
const server = new ApolloServer({ typeDefs, resolvers });
const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
console.log(`ready on ${new URL(url).port}`);
