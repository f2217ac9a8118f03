import { splitEscaped } from './split-escaped'

/**
 * Reads the fields of MECARD and similar formats, `NAME:value;NAME:value;;`, by name in upper case,
 * in their order. Values are not unescaped, because some are lists.
 */
export function readFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const part of splitEscaped(text, ';')) {
    const colon = part.indexOf(':')
    if (colon < 1) continue
    const name = part.slice(0, colon).trim().toUpperCase()
    const values = fields.get(name)
    if (values) values.push(part.slice(colon + 1))
    else fields.set(name, [part.slice(colon + 1)])
  }
  return fields
}
