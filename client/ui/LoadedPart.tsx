import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

export interface LoadedPartProps<Props> {
  /** Has to be the same function in each render. */
  load(): Promise<ComponentType<Props>>;
  props: Props;
  /** Whether the part is shown. Its code is loaded the first time. */
  isShown: boolean;
  /** The part, if its code is loaded already. */
  loaded?: ComponentType<Props> | undefined;
  /** Called if its code cannot be loaded. */
  onError?: () => void;
  /** Shown instead until then. */
  children?: ReactNode;
}

/** A part of a page whose code is loaded when it is needed. */
export function LoadedPart<Props extends object>(given: LoadedPartProps<Props>) {
  const { load, props, isShown, loaded, onError, children = null } = given;
  const [Part, setPart] = useState(() => loaded);
  const fail = useEffectEvent(() => onError?.());
  useEffect(() => {
    if (!isShown || Part) return;
    load().then(
      (found) => setPart(() => found),
      () => fail(),
    );
    // After a failure, the next change of what is shown tries again.
  }, [isShown, Part, load, props]);
  return isShown && Part ? <Part {...props} /> : children;
}
