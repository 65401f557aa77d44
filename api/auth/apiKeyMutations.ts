import { API_KEY_LIMITS } from '../../text/limits';
import { builder } from '../builder';
import { adminOf } from '../context';
import { NotFoundError, parseInput, ValidationError } from '../errors';
import { apiKeyType } from './apiKeyFields';
import { createApiKey, dayOf, revokeApiKey } from './apiKeys';
import { newApiKey } from './authRules';

const { nameCharacters, budget, defaultBudget, validDays } = API_KEY_LIMITS;
const DAY_MS = 86_400_000;

builder.relayMutationField(
  'createApiKey',
  {
    description: 'The new API key.',
    inputFields: (t) => ({
      name: t.string({
        required: true,
        description: `For whom the key is: 1 to ${nameCharacters} characters; line breaks become spaces.`,
      }),
      budget: t.int({
        description: `Cost units per minute, ${budget.minimum} to ${budget.maximum}; ${defaultBudget} if null.`,
      }),
      validDays: t.int({
        description: `Number of days in UTC for which the key is valid, today included, ${validDays.minimum} to ${validDays.maximum}; null without an end.`,
      }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Creates an API key. The response is the only one with the key itself, of which the server stores a hash.',
    errors: { types: [ValidationError] },
    resolve: async (_root, { input }, context) => {
      const { database, log } = context;
      const { name, ...given } = parseInput(newApiKey, input);
      const { key, row } = await createApiKey(database, {
        name,
        budget: given.budget ?? undefined,
        lastDay: given.validDays == null ? undefined : lastOf(given.validDays),
      });
      const { username } = await adminOf(context);
      log.info({ username, apiKeyId: row.id }, 'API key created');
      return { key, apiKey: row };
    },
  },
  {
    description: 'Payload of `createApiKey`.',
    outputFields: (t) => ({
      key: t.exposeString('key', {
        description: 'The key, to be sent as `Authorization: Bearer …` or `X-Api-Key`; a secret.',
      }),
      apiKey: t.expose('apiKey', { type: apiKeyType, description: 'What the server stores.' }),
    }),
  },
);

const lastOf = (days: number) => dayOf(new Date(Date.now() + (days - 1) * DAY_MS));

builder.relayMutationField(
  'revokeApiKey',
  {
    description: 'The API key to revoke.',
    inputFields: (t) => ({
      databaseId: t.int({ required: true, description: 'Integer key of the API key.' }),
    }),
  },
  {
    directives: { admin: {} },
    description:
      'Revokes an API key for good: within 2 seconds every server refuses requests with it. A key that was revoked before stays as it is.',
    errors: { types: [NotFoundError] },
    resolve: async (_root, { input: { databaseId } }, context) => {
      const { database, log } = context;
      const revoked = await revokeApiKey(database, databaseId);
      if (!revoked) throw new NotFoundError(`There is no API key ${databaseId}.`);
      const { username } = await adminOf(context);
      if (revoked.isRevokedNow) log.info({ username, apiKeyId: databaseId }, 'API key revoked');
      return { apiKey: revoked.key };
    },
  },
  {
    description: 'Payload of `revokeApiKey`.',
    outputFields: (t) => ({
      apiKey: t.expose('apiKey', { type: apiKeyType, description: 'The revoked key.' }),
    }),
  },
);
