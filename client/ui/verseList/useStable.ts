import { useLayoutEffect, useState } from 'react';

type Handlers<Functions> = Record<keyof Functions, (...given: never[]) => void>;

/**
 * The same object of functions in each render, which call the latest ones, so that memoized components that get
 * it need not render again. Only for event handlers.
 */
export function useStable<Functions extends Handlers<Functions>>(functions: Functions): Functions {
  const [stable] = useState(() => new Stable(functions));
  useLayoutEffect(() => stable.replace(functions));
  return stable.calls;
}

class Stable<Functions extends Handlers<Functions>> {
  readonly calls: Functions;

  constructor(private latest: Functions) {
    const names = Object.keys(latest) as (keyof Functions)[];
    const calls = names.map((name) => [name, (...given: never[]) => this.latest[name](...given)]);
    this.calls = Object.fromEntries(calls) as Functions;
  }

  replace(functions: Functions): void {
    this.latest = functions;
  }
}
