/**
 * @generated SignedSource<<a6c1358e529cefbd636ff30bd5778930>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readVerses_page$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly key: string;
    };
  }>;
  readonly pageInfo: {
    readonly endCursor: string | null | undefined;
    readonly hasNextPage: boolean;
  };
  readonly " $fragmentType": "readVerses_page";
};
export type readVerses_page$key = {
  readonly " $data"?: readVerses_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"readVerses_page">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readVerses_page"
};

(node as any).hash = "6d84418a6b9cb78aa505c9d36c09b403";

export default node;
