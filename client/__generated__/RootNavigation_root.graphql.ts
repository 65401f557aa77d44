/**
 * @generated SignedSource<<0ca3c99e0b74aebc5d66efe4c0744690>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RootNavigation_root$data = {
  readonly letters: string;
  readonly nextLetters: string | null | undefined;
  readonly previousLetters: string | null | undefined;
  readonly " $fragmentType": "RootNavigation_root";
};
export type RootNavigation_root$key = {
  readonly " $data"?: RootNavigation_root$data;
  readonly " $fragmentSpreads": FragmentRefs<"RootNavigation_root">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RootNavigation_root",
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
      "name": "previousLetters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nextLetters",
      "storageKey": null
    }
  ],
  "type": "Root",
  "abstractKey": null
};

(node as any).hash = "829701015e2184eb14a2ca0842c187f3";

export default node;
