/** Linters of others have nothing to say about the OpenAPI document. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { openApi } from '../../api/rest/openApi';

type Json = Record<string, unknown>;

async function redocly(document: Json): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: '/openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

async function spectral(document: Json): Promise<string[]> {
  const linter = new Spectral();
  linter.setRuleset(oas as RulesetDefinition);
  const problems = await linter.run(JSON.stringify(document));
  return problems.map(({ code, path, message }) => `${code} at ${path.join('.')}: ${message}`);
}

test('Redocly, recommended', async () => {
  expect(await redocly(openApi())).toEqual([]);
  const { security: _security, ...withoutLicense } = openApi();
  expect(await redocly({ ...withoutLicense, info: { title: 'Tibyan' } })).not.toEqual([]);
});

test('Spectral, all rules of spectral:oas', async () => {
  expect(await spectral(openApi())).toEqual([]);
  expect(await spectral({ ...openApi(), tags: undefined })).not.toEqual([]);
});
