/** Serves the preview pictures of shared links to verses, topics and roots: /share/verses/2:255.en.png. */
import { execute, parse } from 'graphql';
import { Hono } from 'hono';
import { schema } from '../../schema';
import type { AppEnv } from '../appEnv';
import { cacheControlOf, markPublic } from '../cache/publicResponses';
import type { PageAllowance } from '../limits/pageAllowance';
import type { RequestContexts } from '../requestContext';
import type { PictureMaker } from './picture';
import { PICTURES } from './shownContent';

interface PictureOptions {
  maker: PictureMaker;
  contexts: RequestContexts;
  allowance: PageAllowance;
}

/** Computed pages that a picture counts as: it takes as long to draw as several take to render. */
const PAGES_OF_PICTURE = 4;

const NAME = /^(.+)\.(tr|en)\.png$/;

export function pictureRoutes({ maker, contexts, allowance }: PictureOptions): Hono<AppEnv> {
  const pictures = new Hono<AppEnv>();
  for (const [folder, { document, variables, shownOf }] of Object.entries(PICTURES)) {
    const query = parse(document);
    pictures.get(`/share/${folder}/:name`, async (c) => {
      const [, name = '', tag] = NAME.exec(c.req.param('name')) ?? [];
      const language = tag === 'tr' ? 'turkish' : 'english';
      const variableValues = variables(name);
      if (!variableValues) return c.notFound();
      return allowance.respond(
        c,
        async () => {
          const contextValue = contexts.ofAnyone(c.env.exchange.requestId, '');
          const { data, errors } = await execute({
            schema,
            document: query,
            variableValues,
            contextValue,
          });
          if (errors?.[0]) throw errors[0].originalError ?? errors[0];
          const shown = data && shownOf(data, language === 'turkish');
          if (!shown) return c.notFound();
          const { tags } = contextValue;
          const { subject, ...picture } = shown;
          const png = await maker.draw({ ...picture, title: maker.titleOf(subject, language) });
          // It is compressed already.
          markPublic(c, tags, {});
          return c.body(png, 200, {
            'Content-Type': 'image/png',
            'Cache-Control': cacheControlOf(tags),
          });
        },
        PAGES_OF_PICTURE,
      );
    });
  }
  pictures.all('/share/*', (c) => c.notFound());
  return pictures;
}
