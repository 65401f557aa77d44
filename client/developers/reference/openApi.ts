/** What the reference shows of the OpenAPI document, which is written from the routes of the server. */
import json from '../../../openapi.json';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  deprecated?: boolean;
  examples?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  description: string;
  required: boolean;
  example?: unknown;
  schema: Schema;
}

interface Operation {
  operationId: string;
  tags: string[];
  description: string;
  deprecated?: boolean;
  security: object[];
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: Record<
    string,
    { $ref?: string; content?: { 'application/json': { schema: Schema } } } | undefined
  >;
}

interface OpenApi {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, { description: string }>;
  };
}

export interface Call extends Operation {
  id: string;
  method: string;
  path: string;
}

export const document = json as unknown as OpenApi;

/** The calls by their groups, in the order of the document; groups without anything to read come last. */
export function groupsOf({ tags, paths }: OpenApi) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...operation,
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
    })),
  );
  const groups = tags.map(({ name, description }) => ({
    name,
    description,
    calls: calls.filter((call) => call.tags.includes(name)),
  }));
  const isToRead = ({ calls: own }: (typeof groups)[number]) =>
    own.some(({ method }) => method === 'GET');
  return [...groups.filter(isToRead), ...groups.filter((group) => !isToRead(group))];
}

/** The last part of a reference: `#/components/schemas/Verse` is `Verse`. */
export const nameOf = (reference: string) => reference.split('/').at(-1) ?? '';

const namedIn = ({ $ref }: Schema) =>
  $ref === undefined ? undefined : document.components.schemas[nameOf($ref)];

/** A value that the schema takes, for an example. */
export function exampleOf(schema: Schema): unknown {
  const named = namedIn(schema);
  if (named) return exampleOf(named);
  if (schema.examples) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf?.[0]) return exampleOf(schema.anyOf[0]);
  if (schema.items) return [exampleOf(schema.items)];
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(([name]) =>
      schema.required?.includes(name),
    );
    return Object.fromEntries(entries.map(([name, inner]) => [name, exampleOf(inner)]));
  }
  if (schema.type === 'boolean') return true;
  return schema.type === 'string' ? '…' : (schema.minimum ?? 1);
}

/** True if only admins can make the call. */
export const isForAdmins = ({ security }: Pick<Call, 'security'>) =>
  security.length > 0 && security.every((required) => 'accessToken' in required);

/** A command that makes the call. @param origin without a trailing slash */
export function curlOf(
  { method, path, parameters = [], requestBody, security }: Call,
  origin: string,
) {
  const address = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce(
      (text, { name, example, schema }) =>
        text.replace(`{${name}}`, String(example ?? exampleOf(schema))),
      `${origin}/api${path}`,
    );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, schema }) => `--data-urlencode '${name}=${String(exampleOf(schema))}'`);
  const body = requestBody?.content['application/json'].schema;
  const lines = [
    ['curl -s', method !== 'GET' && `-X ${method}`, query.length > 0 && '--get', address]
      .filter(Boolean)
      .join(' '),
    ...query,
    ...(isForAdmins({ security }) ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(body
      ? [`-H 'Content-Type: application/json'`, `--data '${JSON.stringify(exampleOf(body))}'`]
      : []),
  ];
  return lines.join(' \\\n  ');
}
