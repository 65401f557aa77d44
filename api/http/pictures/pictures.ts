/** Serves the preview pictures of shared links to verses, topics and roots: /share/verses/2:255.en.png. */
import { execute, parse } from 'graphql';
import { Hono } from 'hono';
import { schema } from '../../schema';
import type { AppEnv } from '../appEnv';
import { cacheControlOf, markPublic } from '../cache/publicResponses';
import type { PageAllowance } from '../limits/pageAllowance';
import type { RequestContexts } from '../requestContext';
import type { DrawPicture } from './picture';
import { PICTURES } from './shownContent';

interface PictureOptions {
  drawPicture: DrawPicture;
  contexts: RequestContexts;
  allowance: PageAllowance;
}

const NAME = /^(.+)\.(tr|en)\.png$/;

export function pictureRoutes({ drawPicture, contexts, allowance }: PictureOptions): Hono<AppEnv> {
  const pictures = new Hono<AppEnv>();
  for (const [folder, { document, variables, pictureOf }] of Object.entries(PICTURES)) {
    const query = parse(document);
    pictures.get(`/share/${folder}/:name`, async (c) => {
      const [, name = '', language] = NAME.exec(c.req.param('name')) ?? [];
      const variableValues = variables(name);
      if (!variableValues) return c.notFound();
      return allowance.respond(c, async () => {
        const contextValue = contexts.ofAnyone(c.env.exchange.requestId);
        const { data, errors } = await execute({
          schema,
          document: query,
          variableValues,
          contextValue,
        });
        if (errors?.[0]) throw errors[0].originalError ?? errors[0];
        const picture = data && pictureOf(data, language === 'tr');
        if (!picture) return c.notFound();
        const { tags } = contextValue;
        const png = await drawPicture(picture);
        // It is compressed already.
        markPublic(c, tags, {});
        return c.body(png, 200, {
          'Content-Type': 'image/png',
          'Cache-Control': cacheControlOf(tags),
        });
      });
    });
  }
  pictures.all('/share/*', (c) => c.notFound());
  return pictures;
}
