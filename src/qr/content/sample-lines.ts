export type SampleLine = { name: string; value: string }

/**
 * Parses lines of `name: value`; empty lines are skipped. In values `\n` is a line break and `\\` a
 * backslash. null if a line does not match. Never throws.
 */
export function parseSampleLines(text: string): SampleLine[] | null {
  const lines: SampleLine[] = []
  for (const line of text.split(/\r\n?|\n/)) {
    if (line.trim() === '') continue
    const match = /^([A-Za-z]\w*)[ \t]*:(.*)$/.exec(line.trim())
    if (!match) return null
    const [, name = '', value = ''] = match
    lines.push({
      name,
      value: value.trim().replace(/\\(n|\\)/g, (_, mark) => (mark === 'n' ? '\n' : '\\')),
    })
  }
  return lines
}

/** Formats lines as text; the inverse of `parseSampleLines`. */
export function writeSampleLines(lines: readonly SampleLine[]): string {
  return lines.map(({ name, value }) => `${name}: ${escapeValue(value)}`).join('\n')
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
