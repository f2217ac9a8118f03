/** A content line of vCard or iCalendar. Names of properties and parameters are in upper case. */
export type PropertyLine = {
  name: string
  /** Values by name; a bare `CELL` of vCard 2.1 is a `TYPE`. */
  parameters: ReadonlyMap<string, readonly string[]>
  /** Still escaped, but unfolded and decoded from quoted-printable. */
  value: string
}

/**
 * Parses the lines of vCard 2.1, 3.0 and 4.0 and of iCalendar (RFC 2425, 5.8; RFC 6350, 3; RFC
 * 5545, 3.1). Joins folded lines and strips groups (`item1.`); skips lines that do not match the
 * grammar.
 */
export function readPropertyLines(text: string): PropertyLine[] {
  return joinLines(text.split(/\r\n|\r|\n/)).flatMap((line) => {
    const property = readLine(line)
    return property ? [property] : []
  })
}

/** Joins a line that starts with a space, or follows a soft line break, to the previous one. */
function joinLines(lines: readonly string[]): string[] {
  const joined: string[][] = []
  let isSoftBroken = false
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isSoftBroken) last.push(`\n${line}`)
    else if (last && /^[ \t]/.test(line)) last.push(line.slice(1))
    else joined.push([line])
    const head = joined.at(-1)?.[0] ?? ''
    isSoftBroken = line.endsWith('=') && /;[^:]*quoted-printable/i.test(head.slice(0, 200))
  }
  return joined.map((parts) => parts.join(''))
}

function readLine(line: string): PropertyLine | undefined {
  const colon = findOutsideQuotes(line, ':')
  if (colon < 1) return undefined
  const [head = '', ...parameterTexts] = splitOutsideQuotes(line.slice(0, colon), ';')
  const name = head.slice(head.lastIndexOf('.') + 1).trim()
  if (!/^[a-z0-9-]+$/i.test(name)) return undefined
  const parameters = readParameters(parameterTexts)
  const value = line.slice(colon + 1)
  const isQuotedPrintable = parameters.get('ENCODING')?.[0]?.toUpperCase() === 'QUOTED-PRINTABLE'
  return {
    name: name.toUpperCase(),
    parameters,
    value: isQuotedPrintable
      ? decodeQuotedPrintable(value, parameters.get('CHARSET')?.[0] ?? 'utf-8')
      : value,
  }
}

function readParameters(texts: readonly string[]): Map<string, string[]> {
  const parameters = new Map<string, string[]>()
  for (const text of texts) {
    const equals = text.indexOf('=')
    const name = equals < 0 ? nameBareParameter(text) : text.slice(0, equals).trim().toUpperCase()
    const values = splitOutsideQuotes(text.slice(equals + 1), ',').flatMap((value) =>
      // vCard 4.0 quotes a list as a whole: TYPE="work,voice".
      value.replaceAll('"', '').split(name === 'TYPE' ? ',' : '\u0000'),
    )
    const others = parameters.get(name)
    if (others) others.push(...values)
    else parameters.set(name, values)
  }
  return parameters
}

function nameBareParameter(text: string): string {
  return /^(quoted-printable|base64|8bit|7bit)$/i.test(text.trim()) ? 'ENCODING' : 'TYPE'
}

function findOutsideQuotes(text: string, character: string): number {
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === character && !isQuoted) return at
  }
  return text.indexOf(character)
}

function splitOutsideQuotes(text: string, separator: string): string[] {
  const parts: string[] = []
  let isQuoted = false
  let start = 0
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') isQuoted = !isQuoted
    else if (text[at] === separator && !isQuoted) {
      parts.push(text.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, text.slice(start)]
}

/**
 * Decodes quoted-printable (RFC 2045, 6.7) in the charset of the line. In some charsets the second
 * byte of a letter equals an ASCII character and is not escaped, so the bytes are collected from
 * the whole value.
 */
function decodeQuotedPrintable(value: string, charset: string): string {
  const whole = value.replace(/=[ \t]{0,9}\n|=$/g, '')
  const encoded = new TextEncoder().encode(whole)
  const bytes = new Uint8Array(encoded.length)
  let length = 0
  for (let at = 0; at < encoded.length; at++) {
    const byte = encoded[at] as number
    const escaped = byte === equalsSign ? readHexByte(encoded, at + 1) : undefined
    bytes[length++] = escaped ?? byte
    if (escaped !== undefined) at += 2
  }
  return decodeBytes(bytes.subarray(0, length), charset)
}

const equalsSign = 0x3d

function readHexByte(bytes: Uint8Array, at: number): number | undefined {
  const digits = String.fromCharCode(bytes[at] ?? 0, bytes[at + 1] ?? 0)
  return /^[0-9a-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : undefined
}

/** Falls back to Windows-1252, which decodes any byte, if the charset is wrong or unknown. */
function decodeBytes(bytes: Uint8Array, charset: string): string {
  for (const label of [charset, 'utf-8']) {
    try {
      return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      // The charset is unknown, or the bytes are invalid in it.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes)
}
