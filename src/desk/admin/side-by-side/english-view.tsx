'use client'

import { RichText } from '@payloadcms/richtext-lexical/react'
import { type ReactNode, useMemo } from 'react'
import type { GlossaryTerm } from '../../glossary/glossary'
import { compareRichTexts } from '../../side-by-side/compare-rich-texts'
import { compareTexts } from '../../side-by-side/compare-texts'
import type { TokenChange } from '../../side-by-side/compare-tokens'
import { markTerms } from '../../side-by-side/mark-terms'
import { nodesOf, richPlainText } from '../../side-by-side/rich-node'
import type { EnglishUnit } from '../../states/read-source'
import type { DeskTexts } from '../../texts'
import layout from '../layout.module.css'
import { HighlightedTerms } from '../text-help/highlighted-terms'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { englishConverters } from './english-converters'
import { Marked } from './marked'
import styles from './side-by-side.module.css'

type Props = {
  unit: EnglishUnit
  /** The glossary of the language of the translation. */
  terms?: readonly GlossaryTerm[] | undefined
}

const noTerms: readonly GlossaryTerm[] = []

/**
 * An English text with its terms marked; if it is outdated, also with the words that changed since the
 * translation.
 */
export function EnglishView({ unit, terms = noTerms }: Props) {
  const t = useDeskTexts()
  const { source } = useTranslationDesk()
  const { english, before, state } = unit
  const content = useMemo(
    () => renderText(english, state === 'outdated' ? before : undefined, terms, t),
    [english, before, state, terms, t],
  )
  return (
    <div lang={source} className={`${layout.compared} ${styles.content}`}>
      {content}
    </div>
  )
}

function renderText(
  english: unknown,
  before: unknown,
  terms: readonly GlossaryTerm[],
  t: DeskTexts,
): ReactNode {
  const nodes = nodesOf(english)
  if (nodes) {
    const old = nodesOf(before)
    const children = markTerms(old ? compareRichTexts(old, nodes) : nodes, terms)
    return <RichText data={{ root: { children } } as never} converters={englishConverters(t)} />
  }
  const text = richPlainText(english)
  if (before === undefined || before === null) return <HighlightedTerms {...{ text, terms }} />
  return compareTexts(richPlainText(before), text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are replaced as a whole
    <Marked key={index} change={part.change as TokenChange | undefined}>
      {part.change === 'removed' ? part.text : <HighlightedTerms text={part.text} terms={terms} />}
    </Marked>
  ))
}
