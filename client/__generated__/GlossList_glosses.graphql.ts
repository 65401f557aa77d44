/**
 * @generated SignedSource<<2b0316713222ae6cf3dddb982228a95c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GlossList_glosses$data = ReadonlyArray<{
  readonly count: number;
  readonly text: string;
  readonly " $fragmentType": "GlossList_glosses";
}>;
export type GlossList_glosses$key = ReadonlyArray<{
  readonly " $data"?: GlossList_glosses$data;
  readonly " $fragmentSpreads": FragmentRefs<"GlossList_glosses">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "GlossList_glosses",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    }
  ],
  "type": "GlossCount",
  "abstractKey": null
};

(node as any).hash = "db63d576890d441c9733ba75c18fac57";

export default node;
