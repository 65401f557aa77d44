/** The OpenAPI 3.1 document, generated from the table of routes. */
import { z } from 'zod';
import { API_VERSION } from '../../text/apiVersion';
import { reasonOf } from '../../text/deprecations';
import { INT32 } from '../../text/limits';
import { fieldsParameter } from './chosenFields';
import { deprecationOfCall } from './deprecations';
import { errorResponses, errorsOf } from './openApiErrors';
import { isForAdmins } from './parsedDocuments';
import { failure } from './refusals';
import { exampleOf, parameter, parametersOf, UNITS_PER_DOCUMENT, type Route } from './route';
import { routes } from './routes';

type Json = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

/** Groups of calls, by the first part of their paths. */
const TAGS: Record<string, string> = {
  authentication: 'Sessions of admins.',
  posts: 'Topics with their notes and verses.',
  verses: 'Verses with their words, and the search.',
  pages: 'Pages of the Madinah mushaf.',
  juz: 'The 30 parts of the mushaf.',
  references: 'What references such as "Bakara 255" refer to.',
  postVerses: 'Verses at their positions in posts.',
  words: 'Words of verses.',
  terms: 'Tables of names and adjectives.',
  termElements: 'Rows of the tables of terms.',
  characters: 'Letters of the Arabic alphabet.',
  surahs: 'The surahs.',
  changes: 'What has changed since a content revision.',
  translations: 'The translations of the whole Qur’an.',
};

/** JSON Schemas of several types. Types with an id go to `components`. */
function schemasOf(types: Record<string, z.ZodType>, io: 'input' | 'output') {
  const schema = z.toJSONSchema(z.object(types), {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // Fields can be added to responses.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.maximum !== INT32.maximum) return;
      jsonSchema.format = 'int32';
      delete jsonSchema.maximum;
      if (jsonSchema.minimum === INT32.minimum) delete jsonSchema.minimum;
    },
  });
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', `"${COMPONENTS}`);
  const { properties = {}, $defs = {} } = JSON.parse(text) as Record<string, Record<string, Json>>;
  return { schemas: properties, components: $defs };
}

const json = (schema: Json) => ({ 'application/json': { schema } });

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
        return type ? [[route.id, type]] : [];
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
    const body = bodies.schemas[route.id];
    const operation = operationOf(route, answers.schemas[route.id] ?? {}, body);
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tibyan',
      version: API_VERSION,
      description:
        "The Qur'an by topic and word by word. Everyone can read; to change something, sign in and send the access token. GraphQL at /graphql serves the same data with a choice of fields. The license is that of the code. The texts have licenses of their own, which `sources` of /downloads/manifest.json lists: name their sources, and show the Arabic text unaltered. Fields can be added to responses.",
      contact: { name: 'The editors of Tibyan' },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: answers.components,
      responses: errorResponses(json({ $ref: `${COMPONENTS}Failure` })),
      securitySchemes: {
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `jwt` of `login`, valid for 65 minutes.',
        },
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Key',
          description:
            'Optional: a key from the operator of the site, with a budget of its own. It can also be sent as `Authorization: Bearer`.',
        },
      },
    },
  };
}

function operationOf(route: Route, data: Json, body: Json | undefined): Json {
  const parameters = parametersIn(route);
  const isAdmin = isForAdmins(route.document);
  const answer = {
    type: 'object',
    properties: { success: { type: 'boolean', const: true }, data },
    required: ['success', 'data'],
  };
  return {
    operationId: route.id,
    tags: [route.path.split('/')[1]],
    summary: route.summary,
    description: descriptionOf(route, isAdmin, body),
    ...(deprecationOfCall(route.id) && { deprecated: true }),
    // A call that needs nothing is charged to the API key, if it has one.
    security: isAdmin ? [{ accessToken: [] }] : [{}, { apiKey: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: json(body) } }),
    responses: {
      200: { description: 'Success.', content: json(answer) },
      ...errorsOf(route, { isAdmin, body }),
    },
  };
}

/** What a call does, who may make it, and what it costs. */
function descriptionOf(
  { id, summary, description, method }: Route,
  isAdmin: boolean,
  body: Json | undefined,
): string {
  const deprecation = deprecationOfCall(id);
  const { version } = (body?.properties ?? {}) as Json;
  const sentences = [
    summary,
    description,
    deprecation && reasonOf(deprecation),
    isAdmin && 'Only for admins. The change is recorded as a revision.',
    Boolean(version) &&
      'Send the `version` that was read: a row that was changed since is not overwritten.',
    !isAdmin && method === 'GET' && COST,
  ];
  return sentences.filter(Boolean).join(' ');
}

const COST = `Open to everyone. Costs ${UNITS_PER_DOCUMENT} units of the budget of the address, and as many for each further 100 rows of a list; a response from the cache costs none.`;

const FIELDS: Json = {
  name: 'fields',
  in: 'query',
  required: false,
  description: fieldsParameter.description,
  schema: { type: 'array', items: { type: 'string' } },
  style: 'form',
  explode: false,
};

function parametersIn({ method, path, query }: Route): Json[] {
  const names = parametersOf(path);
  const typesInPath = Object.fromEntries(names.map((name) => [name, parameter(name)]));
  const inPath = Object.entries(schemasOf(typesInPath, 'input').schemas).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'path',
      required: true,
      description,
      example: exampleOf(name),
      schema,
    }),
  );
  const shape: Record<string, z.ZodType> = query?.shape ?? {};
  const inQuery = Object.entries(schemasOf(shape, 'input').schemas).map(
    ([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      required: !shape[name]?.safeParse(undefined).success,
      description,
      schema,
    }),
  );
  return [...inPath, ...inQuery, ...(method === 'GET' ? [FIELDS] : [])];
}
