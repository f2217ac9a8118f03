/** Splits at unescaped separators; the parts remain escaped. */
export function splitEscaped(text: string, separator: string): string[] {
  const parts: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === separator) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

/** Removes the backslash before each escaped character. */
export function unescapeText(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

/** Unescapes TEXT of vCard and iCalendar, including `\n`; the inverse of `escapeCardText`. */
export function unescapeCardText(text: string): string {
  return text.replace(/\\(.)/gs, (_, c) => (c === 'n' || c === 'N' ? '\n' : c)).trim()
}
