/**
 * @generated SignedSource<<3aa345676f882985d4b525dcef9ecfd1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SegmentPlace = "PREFIX" | "STEM" | "SUFFIX" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WordParts_grammar$data = {
  readonly segments: ReadonlyArray<{
    readonly arabic: string;
    readonly description: string;
    readonly place: SegmentPlace;
  }>;
  readonly " $fragmentType": "WordParts_grammar";
};
export type WordParts_grammar$key = {
  readonly " $data"?: WordParts_grammar$data;
  readonly " $fragmentSpreads": FragmentRefs<"WordParts_grammar">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "language"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WordParts_grammar",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WordSegment",
      "kind": "LinkedField",
      "name": "segments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "arabic",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "place",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "language"
            }
          ],
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WordGrammar",
  "abstractKey": null
};

(node as any).hash = "a5e1addce30a0d0f6cb186650d13ec2d";

export default node;
