/** API keys and their use, for admins. The keys themselves can't be read. */
import type { ApiKey } from '../__generated__/prisma/client';
import { API_KEY_LIMITS } from '../../text/limits';
import { builder } from '../builder';
import { badInput } from '../errors';
import { listApiKeys } from './apiKeys';
import { DAYS_KEPT, readApiKeyUsage, type DayOfUsage } from './apiKeyUsage';

const DEFAULT_DAYS = 31;

export const apiKeyType = builder.objectRef<ApiKey>('ApiKey').implement({
  description:
    'A key that an admin has given out. Requests with it are charged to its own budget instead of that of their address; it gives no other rights. Only admins see keys.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Integer key; `apiKeyId` in the log.' }),
    name: t.exposeString('name', {
      description: `For whom the key is, at most ${API_KEY_LIMITS.nameCharacters} characters on one line.`,
    }),
    start: t.exposeString('start', {
      description:
        'The first 8 characters of the key, by which its owner recognizes it; the rest is not stored.',
    }),
    budget: t.exposeInt('budget', { description: 'Cost units per minute.' }),
    createdAt: t.string({
      description: 'When the key was created, in ISO 8601, UTC.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    expiresAt: t.string({
      nullable: true,
      description: 'From when on the key is refused, in ISO 8601, UTC; null without an end.',
      resolve: ({ expiresAt }) => expiresAt?.toISOString(),
    }),
    revokedAt: t.string({
      nullable: true,
      description: 'When the key was revoked, in ISO 8601, UTC; null for one that was not.',
      resolve: ({ revokedAt }) => revokedAt?.toISOString(),
    }),
    lastUsedAt: t.string({
      nullable: true,
      description:
        'When the key was last sent, in ISO 8601, UTC, known about 5 seconds later; null if it never was.',
      resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString(),
    }),
  }),
});

const dayType = builder.objectRef<DayOfUsage>('ApiKeyDay').implement({
  description: 'What was requested with an API key on one day.',
  fields: (t) => ({
    date: t.exposeString('day', { description: 'The day in UTC, such as "2026-11-28".' }),
    requests: t.exposeFloat('requests', {
      description: 'Number of requests with the key, those for cached responses included.',
    }),
    units: t.exposeFloat('units', {
      description: 'Cost units that were charged, a whole number; cached responses cost none.',
    }),
  }),
});

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [apiKeyType],
    directives: { admin: {} },
    description: 'All API keys, the oldest first, also those that have expired or were revoked.',
    resolve: (_query, _args, { database }) => listApiKeys(database),
  }),
);

builder.queryField('apiKeyUsage', (t) =>
  t.field({
    type: [dayType],
    nullable: true,
    directives: { admin: {} },
    description:
      'The days on which an API key was used, the latest first, about 5 seconds behind; null if there is no such key.',
    args: {
      databaseId: t.arg.int({ required: true, description: 'Integer key of the API key.' }),
      days: t.arg.int({
        defaultValue: DEFAULT_DAYS,
        description: `How many of these days, 1 to ${DAYS_KEPT}; older ones are deleted.`,
      }),
    },
    resolve: (_query, { databaseId, days }, { database }) => {
      const count = days ?? DEFAULT_DAYS;
      if (count < 1 || count > DAYS_KEPT) {
        throw badInput(`\`days\` must be 1 to ${DAYS_KEPT}; got ${count}.`);
      }
      return readApiKeyUsage(database, databaseId, count);
    },
  }),
);
