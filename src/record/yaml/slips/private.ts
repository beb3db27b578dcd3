import { type Pair, isPair, isScalar } from 'yaml'

/** Whether a node is below `private:`, where fields can have any name. */
export const isPrivate = (parents: readonly unknown[]): boolean =>
  parents.some((parent) => isPair(parent) && isNamed(parent, 'private'))

export const isNamed = ({ key }: Pair, name: string): boolean => isScalar(key) && key.value === name
