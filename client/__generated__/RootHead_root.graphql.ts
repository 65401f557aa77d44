/**
 * @generated SignedSource<<8fd2902666ed8d1b626440b242665dec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootHead_root$data = {
  readonly englishSense: string | null | undefined;
  readonly lemma?: {
    readonly firstWordKey: string;
    readonly numberOfWords: number;
    readonly text: string;
  } | null | undefined;
  readonly letters: string;
  readonly meaning?: {
    readonly count: number;
    readonly text: string;
  } | null | undefined;
  readonly numberOfOccurrences: number;
  readonly numberOfVerses: number;
  readonly turkishSense: string | null | undefined;
  readonly " $fragmentType": "RootHead_root";
};
export type RootHead_root$key = {
  readonly " $data"?: RootHead_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootHead_root">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "isLemma"
    },
    {
      "kind": "RootArgument",
      "name": "isMeaning"
    },
    {
      "kind": "RootArgument",
      "name": "lemma"
    },
    {
      "kind": "RootArgument",
      "name": "meaning"
    },
    {
      "kind": "RootArgument",
      "name": "meaningLanguage"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootHead_root",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "letters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfOccurrences",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberOfVerses",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turkishSense",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "englishSense",
      "storageKey": null
    },
    {
      "condition": "isLemma",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "wordKey",
              "variableName": "lemma"
            }
          ],
          "concreteType": "Lemma",
          "kind": "LinkedField",
          "name": "lemma",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "firstWordKey",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "numberOfWords",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "condition": "isMeaning",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "language",
              "variableName": "meaningLanguage"
            },
            {
              "kind": "Variable",
              "name": "text",
              "variableName": "meaning"
            }
          ],
          "concreteType": "RootMeaning",
          "kind": "LinkedField",
          "name": "meaning",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "count",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Root",
  "abstractKey": null
};
})();

(node as any).hash = "feaa4a4781be2d68b23b73bd8e841281";

export default node;
