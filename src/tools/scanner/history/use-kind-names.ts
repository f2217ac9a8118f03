import { useTranslations } from 'next-intl'
import type { CodeKind } from '../results/recognise-code'

/** What the kinds of content are called. */
export function useKindNames(): (kind: CodeKind) => string {
  const t = useTranslations('scanner.results.kinds')
  return (kind) => t(kind)
}
