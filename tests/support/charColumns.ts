import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

const CHAR = 18;
const TEXT = 25;

interface Answer {
  fields: { dataTypeID: number }[];
}

/**
 * Lets the migration engine read PostgreSQL's catalog: @prisma/adapter-pg 7.10 refuses columns
 * of its one-byte type "char" ("Column type 'char' could not be deserialized"). The adapter of the
 * embedded database reads them and is handed back as it is.
 */
export function withCharColumns(
  adapter: SqlMigrationAwareDriverAdapterFactory,
): SqlMigrationAwareDriverAdapterFactory {
  if (adapter.adapterName !== '@prisma/adapter-pg') return adapter;
  const connect = async () => {
    const connection = await adapter.connect();
    const client = connection as unknown as { performIO(query: unknown): Promise<Answer> };
    const performIO = client.performIO.bind(client);
    client.performIO = async (query) => {
      const answer = await performIO(query);
      for (const field of answer.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT;
      return answer;
    };
    return connection;
  };
  const { adapterName, provider } = adapter;
  return { adapterName, provider, connect, connectToShadowDb: () => adapter.connectToShadowDb() };
}
