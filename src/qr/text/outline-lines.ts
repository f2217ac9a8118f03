import { outlineText } from './outline-text'
import type { OutlinedText } from './outlined-text'
import { splitLines } from './split-lines'
import { stackLines } from './stack-lines'

/** Draws a text of which an outline font lacks characters; undefined if it cannot. */
export type TextTracer = (
  line: string,
  options: { font: 'sans' | 'display'; missing: readonly string[] },
) => OutlinedText | undefined

type Options = Parameters<typeof outlineText>[1] & {
  /** Draws lines with characters that the outlines lack, where fonts of the system are available. */
  trace?: TextTracer | undefined
}

/**
 * Sets the first lines of a text as outlines, one below the other and centered; blank lines are
 * dropped. Rejects only when `load` does.
 */
export async function outlineLines(
  text: string,
  { most, trace, ...options }: Options & { most: number },
): Promise<OutlinedText> {
  const lines = await Promise.all(
    splitLines(text, most).map(async (line) => {
      const outlined = await outlineText(line, options)
      const { missing } = outlined
      const traced = missing.length > 0 ? trace?.(line, { font: options.font, missing }) : undefined
      return traced ?? outlined
    }),
  )
  return lines.length === 0 ? outlineText('', options) : stackLines(lines)
}
