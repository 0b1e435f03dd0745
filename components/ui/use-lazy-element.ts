'use client';

import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type Attributes,
  type ComponentType,
  type ReactNode,
} from 'react';

/**
 * Makes elements of a component that is fetched when it is first wanted.
 * @param load imports the component
 * @param onFailure called when the import fails and the component is still wanted
 * @returns what makes an element, or nothing as long as the component isn't there
 */
export function useLazyElement<Props extends object>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure: () => void,
): (props: Props & Attributes) => ReactNode {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const fetchComponent = useEffectEvent(load);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    if (!isWanted || Component !== null) return;
    let isGone = false;
    fetchComponent().then(
      (loaded) => {
        if (!isGone) setComponent(() => loaded);
      },
      () => {
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, Component]);

  const show = (props: Props & Attributes) => (Component === null ? null : createElement(Component, props));
  return show;
}
