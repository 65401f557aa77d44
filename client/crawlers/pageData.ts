import type { PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  type ConcreteRequest,
  type IEnvironment,
  type OperationType,
} from 'relay-runtime';
import PostPageQuery, { type PostPageQuery$data } from '../__generated__/PostPageQuery.graphql';
import RootPageQuery, { type RootPageQuery$data } from '../__generated__/RootPageQuery.graphql';
import VersePageQuery, { type VersePageQuery$data } from '../__generated__/VersePageQuery.graphql';

/** The data of a page's query that structured data and pictures need; empty for most pages. */
export type PageData = Partial<
  Pick<VersePageQuery$data, 'verse'> &
    Pick<PostPageQuery$data, 'post'> &
    Pick<RootPageQuery$data, 'root'>
>;

const QUERIES: Record<string, ConcreteRequest> = {
  'verse/VersePage': VersePageQuery,
  'post/PostPage': PostPageQuery,
  'root/RootPage': RootPageQuery,
};

/** @param loaded the result of the route's loader */
export function pageData(environment: IEnvironment, id: string, loaded: unknown): PageData {
  const query = QUERIES[id];
  if (!query || !loaded) return {};
  const { variables } = loaded as PreloadedQuery<OperationType>;
  const { fragment } = createOperationDescriptor(query, variables);
  return environment.lookup(fragment).data;
}
