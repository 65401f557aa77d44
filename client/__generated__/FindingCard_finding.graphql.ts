/**
 * @generated SignedSource<<554ba36a4ea49e826dbca9baf29160c8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FindingCard_finding$data = {
  readonly expected: string | null | undefined;
  readonly target: {
    readonly englishTranslation?: string | null | undefined;
    readonly turkishTranslation?: string | null | undefined;
  } | null | undefined;
  readonly text: string;
  readonly " $fragmentSpreads": FragmentRefs<"FindingLink_finding">;
  readonly " $fragmentType": "FindingCard_finding";
};
export type FindingCard_finding$key = {
  readonly " $data"?: FindingCard_finding$data;
  readonly " $fragmentSpreads": FragmentRefs<"FindingCard_finding">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FindingCard_finding",
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
      "name": "expected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "target",
      "plural": false,
      "selections": [
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "turkishTranslation",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "englishTranslation",
              "storageKey": null
            }
          ],
          "type": "Word",
          "abstractKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FindingLink_finding"
    }
  ],
  "type": "QualityFinding",
  "abstractKey": null
};

(node as any).hash = "8b9bc1c0f607266f98002096ccf9d5a7";

export default node;
