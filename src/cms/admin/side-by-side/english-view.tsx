import { RichText } from '@payloadcms/richtext-lexical/react'
import { type ReactNode, useMemo } from 'react'
import { compareRichTexts } from '@/cms/side-by-side/compare-rich-texts'
import { compareTexts } from '@/cms/side-by-side/compare-texts'
import type { TokenChange } from '@/cms/side-by-side/compare-tokens'
import { nodesOf, richPlainText } from '@/cms/side-by-side/rich-node'
import type { EnglishUnit } from '@/cms/translation/read-source'
import { englishConverters } from './english-converters'
import { Marked } from './marked'
import type { SideBySideTexts } from './side-by-side-texts'

/** An English text; if it is outdated, with the words that changed since the translation. */
export function EnglishView({ unit, texts }: { unit: EnglishUnit; texts: SideBySideTexts }) {
  const { english, before, state } = unit
  const content = useMemo(
    () => renderText(english, state === 'outdated' ? before : undefined, texts),
    [english, before, state, texts],
  )
  return (
    <div lang="en" className="english-text__content">
      {content}
    </div>
  )
}

function renderText(english: unknown, before: unknown, texts: SideBySideTexts): ReactNode {
  const nodes = nodesOf(english)
  if (nodes) {
    const old = nodesOf(before)
    const children = old ? compareRichTexts(old, nodes) : nodes
    return <RichText data={{ root: { children } } as never} converters={englishConverters(texts)} />
  }
  if (before === undefined || before === null) return richPlainText(english)
  return compareTexts(richPlainText(before), richPlainText(english)).map(
    ({ text, change }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts are replaced as a whole
      <Marked key={index} change={change as TokenChange | undefined}>
        {text}
      </Marked>
    ),
  )
}
