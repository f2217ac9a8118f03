import { useTranslations } from 'next-intl'
import type { RecognisedKind } from '../results/recognise-code'

/** The names of the kinds of content. */
export function useKindNames(): (kind: RecognisedKind) => string {
  const t = useTranslations('scanner.results.kinds')
  return (kind) => t(kind)
}
