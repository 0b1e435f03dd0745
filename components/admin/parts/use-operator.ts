import { useGetIdentity } from 'react-admin';

/** The login ID of the operator at work; null until it is known. */
export function useOperator(): string | null {
  const { identity } = useGetIdentity();
  return identity === undefined ? null : String(identity.id);
}
