import { useState } from 'react';

/**
 * State that belongs to the page at `address`: on another one, and on coming back to this one, it is `initial`
 * again. A press that led away from a page is no news there later.
 */
export function usePageState<Value>(
  address: string,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [state, setState] = useState({ address, value: initial });
  const isHere = state.address === address;
  if (!isHere) setState({ address, value: initial });
  return [isHere ? state.value : initial, (value) => setState({ address, value })];
}
