import { highlightTerms } from '../../glossary/find-terms'
import type { GlossaryTerm } from '../../glossary/glossary'
import { MarkedTerm } from './marked-term'

type Props = {
  /** An English text. */
  text: string
  terms: readonly GlossaryTerm[]
}

/** An English text whose terms are marked, with their translation as a tip. */
export function HighlightedTerms({ text, terms }: Props) {
  return highlightTerms(text, terms).map(({ at, text: part, term }) => (
    <MarkedTerm key={at} term={term}>
      {part}
    </MarkedTerm>
  ))
}
