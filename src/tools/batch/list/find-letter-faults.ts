import { type GlyphLoader, outlineText, type TextTracer } from '@/qr/text'
import { nextTask } from '@/std/next-task'
import type { RowFault } from '../batch-job'

export type TextOfRow = { row: number; text: string }

type Options = {
  font: 'sans' | 'display'
  /** See `outlineText`. */
  language: string
  load: GlyphLoader
  trace?: TextTracer
  /** Sets a text as the run does. */
  outline: (text: string) => Promise<{ missing: readonly string[] }>
}

/** Texts between which other work may run. */
const slice = 2000
/** Maximum number of faulty texts that are set to find their letters, as the run does: those listed. */
const maxOutlined = 100

/**
 * Finds the texts with letters that no font has, before the run reports the same. Each character is
 * checked once, so that long lists need no more than a moment. Rejects only when `load` does.
 */
export async function findLetterFaults(
  texts: readonly TextOfRow[],
  reason: 'caption-letters' | 'letters-missing',
  { font, language, load, trace, outline }: Options,
): Promise<RowFault[]> {
  const characters = new Set<string>()
  for (const [index, { text }] of texts.entries()) {
    if (index % slice === slice - 1) await nextTask()
    for (const character of charactersOf(text)) characters.add(character)
  }
  const { missing } = await outlineText([...characters].join(' '), { font, language, load })
  const undrawable = new Set(missing.filter((character) => !isTraced(character, font, trace)))
  const faults: RowFault[] = []
  if (undrawable.size === 0) return faults
  for (const [index, { row, text }] of texts.entries()) {
    if (index % slice === slice - 1) await nextTask()
    const found = new Set(charactersOf(text).filter((character) => undrawable.has(character)))
    if (found.size === 0) continue
    const letters = faults.length < maxOutlined ? (await outline(text)).missing : [...found]
    if (letters.length > 0) faults.push({ row, reason, values: { letters: letters.join(' ') } })
  }
  return faults
}

function charactersOf(text: string): string[] {
  return [...text.normalize('NFC')]
}

function isTraced(character: string, font: Options['font'], trace: TextTracer | undefined) {
  // Marks have no width of their own in some fonts.
  const base = /\p{M}/u.test(character) ? '\u25cc' : ''
  return Boolean(trace?.(base + character, { font, missing: [character] }))
}
