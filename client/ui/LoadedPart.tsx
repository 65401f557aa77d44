import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

export interface LoadedPartProps<Props> {
  /** Has to be the same function in each render. */
  load(): Promise<ComponentType<Props>>;
  props: Props;
  /** Whether the part is shown. Its code is loaded the first time. */
  isShown: boolean;
  /** Called if its code cannot be loaded. */
  onError?: () => void;
  /** Shown instead until then. */
  children?: ReactNode;
}

/** A part of a page whose code is loaded when it is needed. */
export function LoadedPart<Props extends object>(given: LoadedPartProps<Props>) {
  const { load, props, isShown, onError, children = null } = given;
  const [Part, setPart] = useState<ComponentType<Props>>();
  const fail = useEffectEvent(() => onError?.());
  useEffect(() => {
    if (!isShown || Part) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => fail(),
    );
    // After a failure, the next change of what is shown tries again.
  }, [isShown, Part, load, props]);
  return isShown && Part ? <Part {...props} /> : children;
}
