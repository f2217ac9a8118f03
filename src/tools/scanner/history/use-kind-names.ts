import { useTranslations } from 'next-intl'
import type { RecognizedKind } from '../results/recognize-code'

/** The names of the kinds of content. */
export function useKindNames(): (kind: RecognizedKind) => string {
  const t = useTranslations('scanner.results.kinds')
  return (kind) => t(kind)
}
