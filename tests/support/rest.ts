/** Calls of the REST API, whose every response is validated against the OpenAPI document. */
import Ajv from 'ajv/dist/2020';
import type { Problem } from '../../api/problems';
import { openApi } from '../../api/rest/openApi';
import type { TestApp } from './app';

export interface RestAnswer<Data> {
  status: number;
  headers: Headers;
  success?: boolean;
  data: Data;
  errorMessage?: string;
  code?: string;
  problems?: Pick<Problem, 'field' | 'code' | 'message'>[];
  current?: Data;
  changedFields?: string[];
}

const document = openApi() as {
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
};

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(closed(document) as object, 'openapi');

/** The objects of the schemas without room for further fields, which a new version may add. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, closed(part)]);
  const isObject = 'type' in value && value.type === 'object' && 'properties' in value;
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) };
}

/** Sends JSON and returns the whole envelope. */
export function restOf(app: TestApp, headers: Record<string, string> = {}) {
  return async <Data>(call: string, body?: unknown): Promise<RestAnswer<Data>> => {
    const [method = '', path = ''] = call.split(' ');
    const response = await app.fetch(`/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as RestAnswer<Data>;
    check(method, path, response.status, answer);
    return { ...answer, status: response.status, headers: response.headers };
  };
}

/** @throws {Error} if the response does not match the OpenAPI document */
function check(method: string, path: string, status: number, answer: unknown): void {
  const validate = ajv.getSchema(schemaOf(method, path, String(status)));
  if (!validate) throw new Error(`The OpenAPI document has no ${status} for ${method} ${path}.`);
  if (!validate(answer)) {
    throw new Error(`${method} ${path} differs from OpenAPI: ${ajv.errorsText(validate.errors)}`);
  }
}

/** The path of a response's schema. An address without a call has the schema of all failures. */
function schemaOf(method: string, path: string, status: string): string {
  const paths = Object.keys(document.paths);
  const isOf = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/?]+')}$`).test(path.split('?')[0] ?? '');
  const template = paths.includes(path) ? path : (paths.find(isOf) ?? '');
  const call = document.paths[template]?.[method.toLowerCase()];
  const isShared = call?.responses[status] && status !== '200';
  if (!call || isShared) return 'openapi#/components/schemas/Failure';
  const at = ['paths', template, method.toLowerCase(), 'responses', status];
  const whole = [...at, 'content', 'application/json', 'schema'];
  return `openapi#/${whole.map(escape).join('/')}`;
}

const escape = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
