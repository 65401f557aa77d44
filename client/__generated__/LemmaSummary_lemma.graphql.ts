/**
 * @generated SignedSource<<12158cff1753361fc5e0f40fbf851518>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LemmaSummary_lemma$data = {
  readonly englishDescription: string | null | undefined;
  readonly englishGlosses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GlossList_glosses">;
  }>;
  readonly numberOfWords: number;
  readonly text: string;
  readonly turkishDescription: string | null | undefined;
  readonly turkishGlosses: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"GlossList_glosses">;
  }>;
  readonly " $fragmentType": "LemmaSummary_lemma";
};
export type LemmaSummary_lemma$key = {
  readonly " $data"?: LemmaSummary_lemma$data;
  readonly " $fragmentSpreads": FragmentRefs<"LemmaSummary_lemma">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "GlossList_glosses"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LemmaSummary_lemma",
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
      "name": "numberOfWords",
      "storageKey": null
    },
    {
      "alias": "turkishDescription",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "TURKISH"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": "description(language:\"TURKISH\")"
    },
    {
      "alias": "englishDescription",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "ENGLISH"
        }
      ],
      "kind": "ScalarField",
      "name": "description",
      "storageKey": "description(language:\"ENGLISH\")"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "turkishGlosses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GlossCount",
      "kind": "LinkedField",
      "name": "englishGlosses",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Lemma",
  "abstractKey": null
};
})();

(node as any).hash = "e6c5a5fc6b5b37f8d6937d504de003fa";

export default node;
