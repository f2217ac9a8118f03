import type { CodeKind } from '../results/recognise-code'

export function useKindNames(): (kind: CodeKind) => string {
  return (kind) => kind
}
