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

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(openApi(), 'openapi');
const paths = Object.keys((openApi() as { paths: object }).paths);

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
  const validate = ajv.getSchema(schemaOf(method, path, status === 200 ? '200' : 'default'));
  if (!validate) throw new Error(`The OpenAPI document does not describe ${method} ${path}.`);
  if (!validate(answer)) {
    throw new Error(`${method} ${path} differs from OpenAPI: ${ajv.errorsText(validate.errors)}`);
  }
}

/** The path of a response's schema. A call without a route has the schema of all failures. */
function schemaOf(method: string, path: string, status: string): string {
  const isOf = (template: string) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, '[^/?]+')}$`).test(path.split('?')[0] ?? '');
  const template = paths.includes(path) ? path : paths.find(isOf);
  const has =
    template && ajv.getSchema(`openapi#/paths/${escape(template)}/${method.toLowerCase()}`);
  if (!has && status === 'default') return 'openapi#/components/schemas/Failure';
  const at = ['paths', template ?? '', method.toLowerCase(), 'responses', status];
  const whole = [...at, 'content', 'application/json', 'schema'];
  return `openapi#/${whole.map(escape).join('/')}`;
}

const escape = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
