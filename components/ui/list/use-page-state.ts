import { useState } from 'react';

/**
 * State that belongs to the page at `address`. It is `initial` again at another address, and also after
 * coming back: a press that led away means nothing later.
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
