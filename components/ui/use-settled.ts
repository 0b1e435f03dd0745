'use client';

import { useEffect, useState } from 'react';

/** The value of before, until it hasn't changed for so long. */
export function useSettled<Value>(value: Value, restMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), restMs);
    return () => window.clearTimeout(timer);
  }, [value, restMs]);
  return settled;
}
