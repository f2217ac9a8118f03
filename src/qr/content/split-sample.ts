import type { SampleRow } from './sample-code'
import { parseSampleLines, type SampleLine, writeSampleLines } from './sample-lines'

/** Names that say how a code looks, and into what of the row they go; all others are its content. */
const rowNames: Readonly<Record<string, keyof SampleRow>> = {
  type: 'type',
  preset: 'preset',
  level: 'level',
  margin: 'marginModules',
  shape: 'frameShape',
  frame: 'frameText',
  icon: 'icon',
  label: 'label',
}

export type SplitSample = { row: SampleRow; scene?: string }

/** A written sample as a row; whether that is right `readSampleCode` says. null: no such lines. */
export function splitSample(text: string): SplitSample | null {
  const lines = parseSampleLines(text)
  return lines && splitLines(lines)
}

export type SplitSamples = { caption: string; alt: string; codes: SampleRow[] }

/** Several samples with what is said of them together; each `label` begins the next one. */
export function splitSamples(text: string): SplitSamples | null {
  const lines = parseSampleLines(text)
  if (!lines) return null
  const common = { caption: '', alt: '' }
  const groups: SampleLine[][] = []
  for (const line of lines) {
    if (groups.length === 0 && (line.name === 'caption' || line.name === 'alt')) {
      common[line.name] = line.value
    } else if (line.name === 'label' || groups.length === 0) groups.push([line])
    else groups.at(-1)?.push(line)
  }
  return { ...common, codes: groups.map((group) => splitLines(group).row) }
}

function splitLines(lines: readonly SampleLine[]): SplitSample {
  const row: SampleRow = {}
  const fields: SampleLine[] = []
  let scene: string | undefined
  for (const line of lines) {
    const name = rowNames[line.name]
    if (line.name === 'scene') scene = line.value
    else if (!name) fields.push(line)
    else row[name] = name === 'marginModules' ? Number(line.value) : line.value
  }
  row.fields = writeSampleLines(fields)
  return scene === undefined ? { row } : { row, scene }
}
