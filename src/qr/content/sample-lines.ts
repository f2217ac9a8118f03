export type SampleLine = { name: string; value: string }

/**
 * Lines of `name: value`, as samples are written; blank ones are passed over. In values `\n` is a
 * line break and `\\` a backslash. null where a line is none. Never throws.
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

/** The same lines as text again. */
export function writeSampleLines(lines: readonly SampleLine[]): string {
  return lines.map(({ name, value }) => `${name}: ${escapeValue(value)}`).join('\n')
}

function escapeValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
