/** Deprecated fields and calls of the REST API, from the table of all deprecations. */
import type { z } from 'zod';
import { DEPRECATIONS, deprecationOf, reasonOf, type Deprecation } from '../../text/deprecations';

/** A field of a response that is going to be removed. @param name in the table: `Schema.field` */
export const deprecatedField = <Type extends z.ZodType>(name: string, type: Type) =>
  type.meta({ deprecated: true, description: reasonOf(deprecationOf('REST', name)) });

/** The deprecation of a call by its `operationId`; undefined if there is none. */
export const deprecationOfCall = (id: string, table: readonly Deprecation[] = DEPRECATIONS) =>
  table.find(({ api, name }) => api === 'REST' && name === id);

/** The headers of a response to a deprecated call, RFC 9745 and RFC 8594. */
export function deprecationHeaders(deprecation: Deprecation | undefined): Record<string, string> {
  if (!deprecation) return {};
  const { since, removedOn } = deprecation;
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    Sunset: new Date(removedOn).toUTCString(),
    Link: '</developers#versions>; rel="deprecation"; type="text/html"',
  };
}
