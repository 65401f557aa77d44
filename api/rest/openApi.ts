/** The OpenAPI 3.1 document, generated from the table of routes. */
import { z } from 'zod';
import { isForAdmins } from './parsedDocuments';
import { failure } from './refusals';
import { parameter, parametersOf, routes, type Route } from './routes';

type Json = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/** JSON Schemas of several types. Types with an id go to `components`. */
function schemasOf(types: Record<string, z.ZodType>, io: 'input' | 'output') {
  const schema = z.toJSONSchema(z.object(types), { io, unrepresentable: 'any' });
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`);
  const { properties = {}, $defs = {} } = JSON.parse(text) as Record<string, Record<string, Json>>;
  return { schemas: properties, components: $defs };
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const json = (schema: Json) => ({ 'application/json': { schema } });

const FAILURE = {
  description:
    'Refused. 400: a field is missing or invalid; 401: wrong password, or the session has ended; 403: only for signed-in admins; 404: no such row; 409: someone else saved the row in the meantime; 413: the body is too large; 415: the body is not JSON; 429: too many requests, see Retry-After; 500: a server error, which was logged.',
  content: json({ $ref: `${COMPONENTS}Failure` }),
};

/** Generated on the first call. */
export function openApi(): Json {
  return (openApiDocument ??= makeOpenApi());
}

let openApiDocument: Json | undefined;

function makeOpenApi(): Json {
  const named = (typeOf: (route: Route) => z.ZodType | undefined) =>
    Object.fromEntries(
      routes.flatMap((route) => {
        const type = typeOf(route);
        return type ? [[nameOf(route), type]] : [];
      }),
    );
  const answers = schemasOf({ ...named(({ data }) => data), failure }, 'output');
  const bodies = schemasOf(
    named(({ body }) => body),
    'input',
  );
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operation = operationOf(route, answers.schemas[nameOf(route)] ?? {});
    const body = bodies.schemas[nameOf(route)];
    const requestBody = body && { requestBody: { required: true, content: json(body) } };
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: { ...operation, ...requestBody },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tibyan',
      version: '1',
      description:
        'The Qur’an by topic and word by word. Everyone can read; to change something, sign in and send the access token. GraphQL at /graphql serves the same data with a choice of fields.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: answers.components,
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf({ path, summary, document, query }: Route, data: Json): Json {
  const names = parametersOf(path);
  const { schemas } = schemasOf(
    Object.fromEntries(names.map((name) => [name, parameter(name)])),
    'input',
  );
  const inPath = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: schemas[name],
  }));
  const inQuery = Object.entries(schemasOf(query?.shape ?? {}, 'input').schemas).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: !('default' in schema),
      description,
      schema,
    }),
  );
  const parameters = [...inPath, ...inQuery];
  const answer = {
    type: 'object',
    properties: { success: { const: true }, data },
    required: ['success', 'data'],
    additionalProperties: false,
  };
  return {
    summary,
    ...(isForAdmins(document) && { security: [{ accessToken: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    responses: {
      200: { description: 'Success.', content: json(answer) },
      default: FAILURE,
    },
  };
}
