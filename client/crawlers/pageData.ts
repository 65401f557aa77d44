import type { PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  type ConcreteRequest,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';
import PostPageQuery, { type PostPageQuery$data } from '../__generated__/PostPageQuery.graphql';
import VersePageQuery, { type VersePageQuery$data } from '../__generated__/VersePageQuery.graphql';

/** What crawlers are told of a page's own data, as its query gave it; nothing of most pages. */
export type PageData = Partial<
  Pick<VersePageQuery$data, 'verse'> & Pick<PostPageQuery$data, 'post'>
>;

const QUERIES: Record<string, ConcreteRequest> = {
  'verse/VersePage': VersePageQuery,
  'post/PostPage': PostPageQuery,
};

/** @param loaded what the loader of the route gave */
export function pageData(environment: IEnvironment, id: string, loaded: unknown): PageData {
  const query = QUERIES[id];
  if (!query || !loaded) return {};
  const { variables } = loaded as PreloadedQuery<OperationType>;
  const { fragment } = createOperationDescriptor(query, variables);
  return environment.lookup(fragment).data;
}
