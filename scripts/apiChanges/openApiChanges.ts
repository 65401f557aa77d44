/** The changes between two OpenAPI documents of the REST API. */
import type { Change } from './change';
import { compareSchemas, type Schema } from './schemaChanges';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Content {
  content?: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId?: string;
  deprecated?: boolean;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export function openApiChanges(before: string, after: string): Change[] {
  const documents = { before: JSON.parse(before) as OpenApi, after: JSON.parse(after) as OpenApi };
  const callsOf = ({ paths }: OpenApi) =>
    new Map(
      Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(
          ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
        ),
      ),
    );
  const [old, current] = [callsOf(documents.before), callsOf(documents.after)];
  const changes: Change[] = [];
  const schemas = {
    before: documents.before.components.schemas,
    after: documents.after.components.schemas,
  };
  for (const [call, operation] of old) {
    const now = current.get(call);
    if (now) changes.push(...changesOfCall(call, operation, now, schemas));
    else changes.push({ level: 'breaking', text: `The call \`${call}\` was removed.` });
  }
  for (const call of current.keys()) {
    if (!old.has(call))
      changes.push({ level: 'addition', text: `The call \`${call}\` was added.` });
  }
  // Calls share their schemas.
  return [...new Map(changes.map((change) => [change.text, change])).values()];
}

type Schemas = Parameters<typeof compareSchemas>[2]['schemas'];

/** True if the call can be made without a token. */
const isOpen = ({ security = [] }: Operation) =>
  security.length === 0 || security.some((required) => Object.keys(required).length === 0);

function changesOfCall(
  call: string,
  before: Operation,
  after: Operation,
  schemas: Schemas,
): Change[] {
  const changes: Change[] = [];
  const report = (level: Change['level'], text: string) => changes.push({ level, text });
  if (before.operationId !== undefined && before.operationId !== after.operationId) {
    report('breaking', `\`${call}\` was renamed from \`${before.operationId}\`.`);
  }
  if (isOpen(before) && !isOpen(after)) {
    report('breaking', `\`${call}\` needs a token now.`);
  }
  if (!before.deprecated && after.deprecated) report('change', `\`${call}\` was deprecated.`);
  changes.push(...changesOfParameters(call, before, after, schemas));
  const compare = (of: Content | undefined, to: Content | undefined, direction: 'in' | 'out') => {
    const [old, now] = [of, to].map((content) => content?.content?.['application/json']?.schema);
    if (old && now) {
      const path = direction === 'in' ? `${call}: body` : `${call}: response`;
      changes.push(...compareSchemas(old, now, { path, direction, schemas }));
    } else if (now && direction === 'in') report('breaking', `\`${call}\` needs a body now.`);
  };
  compare(before.requestBody, after.requestBody, 'in');
  compare(before.responses['200'], after.responses['200'], 'out');
  return changes;
}

function changesOfParameters(
  call: string,
  before: Operation,
  after: Operation,
  schemas: Schemas,
): Change[] {
  const named = ({ parameters = [] }: Operation) =>
    new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
  const [old, current] = [named(before), named(after)];
  const changes: Change[] = [];
  for (const [key, parameter] of old) {
    const path = `${call}: ${parameter.name}`;
    const now = current.get(key);
    if (!now) {
      changes.push({ level: 'breaking', text: `The parameter \`${path}\` was removed.` });
      continue;
    }
    if (now.required && !parameter.required) {
      changes.push({ level: 'breaking', text: `The parameter \`${path}\` became required.` });
    }
    changes.push(
      ...compareSchemas(parameter.schema, now.schema, { path, direction: 'in', schemas }),
    );
  }
  for (const [key, { name, required }] of current) {
    if (old.has(key)) continue;
    const level = required ? 'breaking' : 'addition';
    const kind = required ? 'required' : 'optional';
    changes.push({ level, text: `The ${kind} parameter \`${call}: ${name}\` was added.` });
  }
  return changes;
}
