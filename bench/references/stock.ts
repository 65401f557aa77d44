/**
 * Serves verses with GraphQL Yoga, Pothos and Prisma, combined as in their guides and without a cache:
 * `stock.ts FOLDER` uses the embedded database in that folder.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PGlite } from '@electric-sql/pglite';
import SchemaBuilder from '@pothos/core';
import PrismaPlugin from '@pothos/plugin-prisma';
import { createYoga } from 'graphql-yoga';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { PrismaClient } from '../../api/__generated__/prisma/client';
import { getDatamodel } from '../../api/__generated__/prisma/pothos';
import type PrismaTypes from '../../api/__generated__/prisma/pothos';

const pglite = await PGlite.create(process.argv[2] ?? '');
const client = new PrismaClient({ adapter: new PrismaPGlite(pglite) });
const builder = new SchemaBuilder<{ PrismaTypes: PrismaTypes }>({
  plugins: [PrismaPlugin],
  prisma: { client, dmmf: getDatamodel() },
});

builder.prismaObject('Root', { fields: (t) => ({ letters: t.exposeString('letters') }) });
builder.prismaObject('Word', {
  fields: (t) => ({
    key: t.exposeString('key'),
    arabicText: t.exposeString('arabicText'),
    pauseAfter: t.exposeString('pauseAfter', { nullable: true }),
    turkishTranscription: t.exposeString('turkishTranscription'),
    englishTranscription: t.exposeString('englishTranscription'),
    turkishTranslation: t.exposeString('turkishTranslation', { nullable: true }),
    englishTranslation: t.exposeString('englishTranslation', { nullable: true }),
    root: t.relation('root', { nullable: true }),
  }),
});
builder.prismaObject('Verse', {
  fields: (t) => ({
    key: t.exposeString('key'),
    turkishTranslation: t.exposeString('turkishTranslation', { nullable: true }),
    englishTranslation: t.exposeString('englishTranslation', { nullable: true }),
    words: t.relation('words', { query: { orderBy: { numberInVerse: 'asc' } } }),
  }),
});
builder.queryType({
  fields: (t) => ({
    verse: t.prismaField({
      type: 'Verse',
      nullable: true,
      args: { key: t.arg.string({ required: true }) },
      resolve: (query, _root, { key }) => client.verse.findUnique({ ...query, where: { key } }),
    }),
  }),
});

const yoga = createYoga({ schema: builder.toSchema(), logging: false });
// eslint-disable-next-line @typescript-eslint/no-misused-promises -- Yoga handles its errors.
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => {
  console.log(`ready on ${(server.address() as AddressInfo).port}`);
});
