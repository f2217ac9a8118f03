import { RichText } from '@payloadcms/richtext-lexical/react'
import type { AdminTranslator } from '@/cms/admin/get-texts'
import { LocalTime } from '@/cms/admin/time-zone'
import type { ReadableValue, VersionDifference } from '@/cms/history/compare-versions'
import { englishConverters } from '@/desk/admin/side-by-side/english-converters'
import { Marked } from '@/desk/admin/side-by-side/marked'
import { compareRichTexts } from '@/desk/side-by-side/compare-rich-texts'
import { compareTexts } from '@/desk/side-by-side/compare-texts'
import styles from './history.module.css'

type Props = { differences: readonly VersionDifference[]; t: AdminTranslator }

/** Lists fields with what was removed from them and added to them. */
export function DifferenceList({ differences, t }: Props) {
  return (
    <dl className={styles.differences}>
      {differences.map(({ key, label, before, after }) => (
        <div key={key} data-difference={key}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <Difference before={before} after={after} t={t} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

type DifferenceProps = { before: ReadableValue; after: ReadableValue; t: AdminTranslator }

function Difference({ before, after, t }: DifferenceProps) {
  if ('nodes' in before || 'nodes' in after) {
    const children = compareRichTexts(nodesOf(before), nodesOf(after))
    const data = {
      root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 },
    }
    return (
      <RichText
        converters={englishConverters(t)}
        data={data as unknown as Parameters<typeof RichText>[0]['data']}
      />
    )
  }
  if ('time' in before || 'time' in after)
    return (
      <>
        <Time value={before} change="removed" /> <Time value={after} change="added" />
      </>
    )
  return compareTexts(before.text, after.text).map(({ text, change }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
    <Marked key={index} change={change}>
      {text}
    </Marked>
  ))
}

const nodesOf = (value: ReadableValue) => ('nodes' in value ? value.nodes : [])

function Time({ value, change }: { value: ReadableValue; change: 'added' | 'removed' }) {
  if (!('time' in value)) return null
  return (
    <Marked change={change}>
      <LocalTime at={value.time} />
    </Marked>
  )
}
