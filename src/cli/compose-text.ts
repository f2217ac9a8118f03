import { encodeContent } from '@/qr/content/content'
import { contentKinds } from '@/qr/content/content-kinds'
import { isContentType } from '@/qr/content/content-types'
import type { SymbolRules } from '@/qr/content/define-content'
import type { FieldValue } from '@/qr/content/field'
import { contentFields } from '@/qr/content/fields'
import { findTextWarnings } from '@/qr/content/find-text-warnings'
import { findTrunkPrefixes } from '@/qr/content/find-trunk-prefixes'
import { type Terminal, UsageError } from './command'

export type ComposedText =
  | { ok: true; text: string; warnings: readonly string[]; symbol?: SymbolRules }
  | { ok: false; problems: readonly string[] }

type Wanted = { text?: string; type?: string; fields?: readonly string[] }

/** Returns the text of a code: the argument itself, standard input for '-', or encoded fields. */
export async function composeText(
  { text, type, fields = [] }: Wanted,
  terminal: Terminal,
): Promise<ComposedText> {
  if (type !== undefined) {
    if (text !== undefined) throw new UsageError('Either a text or --type with fields, not both.')
    return composeFields(type, fields)
  }
  if (fields.length > 0) throw new UsageError('--field needs a --type.')
  if (text === undefined) throw new UsageError('What should the code say? Give a text or --type.')
  if (text !== '-') return readyText(text)
  const input = new TextDecoder().decode(await terminal.readInput())
  return readyText(input.replace(/\r?\n$/, ''))
}

function readyText(text: string): ComposedText {
  if (text === '') throw new UsageError('The text is empty.')
  return { ok: true, text, warnings: findTextWarnings(text).map(formatProblem) }
}

function composeFields(type: string, fields: readonly string[]): ComposedText {
  if (!isContentType(type)) throw new UsageError(`No type “${type}”.`)
  const known = contentFields[type]
  const draft: { type: typeof type } & Record<string, FieldValue> = { type }
  for (const field of fields) {
    const [name = '', ...rest] = field.split('=')
    const meta = known.find((one) => one.name === name)
    if (!meta || rest.length === 0) {
      const names = known.map((one) => one.name).join(' ')
      throw new UsageError(`--field takes NAME=VALUE; the names of ${type}: ${names}`)
    }
    const value = rest.join('=')
    const isSwitch = meta.input === 'switch'
    if (isSwitch && value !== 'true' && value !== 'false')
      throw new UsageError(`--field ${name} is true or false.`)
    draft[name] = isSwitch ? value === 'true' : value
  }
  const encoded = encodeContent(draft)
  if (!encoded.ok) return { ok: false, problems: encoded.issues.map(formatProblem) }
  const { symbol } = contentKinds[type]
  const warnings = [...encoded.warnings, ...findTrunkPrefixes(encoded.content, known)].map(
    formatProblem,
  )
  return { ok: true, text: encoded.text, warnings, symbol }
}

/** Formats an issue. Message keys are clear enough on a command line: “ssid: required”. */
function formatProblem({
  path,
  key,
  values,
}: {
  path: string
  key: string
  values?: object
}): string {
  const details = values ? ` ${JSON.stringify(values)}` : ''
  return `${path === '' ? 'content' : path}: ${key}${details}`
}
