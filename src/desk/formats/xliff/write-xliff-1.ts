import type { Exchange, ExchangeFile, ExchangeUnit, UnitState } from '../exchange'
import type { Inline, InlineCode } from '../inline'
import { escapeXmlText, xmlElement } from '../xml/write-xml'
import { uniqueUnitId } from './unit-ids-1'

/** Writes an XLIFF 1.2 document, for tools that do not read version 2. */
export function writeXliff1({ source, target, files }: Exchange): string {
  const root = { xmlns: 'urn:oasis:names:tc:xliff:document:1.2', version: '1.2' }
  const languages = { 'source-language': source, 'target-language': target }
  const content = files.map((file) => `\n${writeFile(file, languages)}`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('xliff', root, `${content}\n`)}\n`
}

function writeFile(
  { original, title, units }: ExchangeFile,
  languages: Record<string, string>,
): string {
  const attributes = { original, ...languages, datatype: 'plaintext', 'xml:space': 'preserve' }
  const header = title ? `\n${xmlElement('header', {}, writeNote('document', title))}` : ''
  const body = units.map((unit) => writeUnit(unit, original)).join('\n')
  return xmlElement('file', attributes, `${header}\n${xmlElement('body', {}, `\n${body}\n`)}\n`)
}

const states: Readonly<Record<UnitState, string>> = {
  initial: 'needs-translation',
  translated: 'translated',
  reviewed: 'signed-off',
  final: 'final',
}

function writeUnit(unit: ExchangeUnit, original: string): string {
  const { codes, isTranslatable, maxLength, state, target } = unit
  const isOutdated = target !== null && unit.isOutdated
  const written = {
    state: state === 'initial' && isOutdated ? 'needs-review-translation' : states[state],
  }
  const content = [
    xmlElement('source', {}, writeContent(unit.source, codes)),
    // Some tools take the source as translation if there is an empty element.
    ...(target || state !== 'initial'
      ? [xmlElement('target', written, writeContent(target ?? [], codes))]
      : []),
    xmlElement('context-group', {}, writeContexts(unit)),
    writeNote('field', unit.name),
    ...unit.notes.map(({ category, text }) => writeNote(category, text)),
  ]
  const attributes = {
    id: uniqueUnitId(original, unit.id),
    approved: state === 'final' ? 'yes' : undefined,
    translate: isTranslatable ? undefined : 'no',
    ...(maxLength !== undefined && { 'size-unit': 'char', maxwidth: maxLength }),
  }
  return xmlElement('trans-unit', attributes, `\n  ${content.join('\n  ')}\n`)
}

const writeNote = (from: string, text: string) => xmlElement('note', { from }, escapeXmlText(text))

const writeContexts = ({ sourceHash, targetHash }: ExchangeUnit) =>
  Object.entries({ 'x-source-hash': sourceHash, 'x-target-hash': targetHash })
    .map(([type, hash]) => xmlElement('context', { 'context-type': type }, escapeXmlText(hash)))
    .join('')

function writeContent(content: readonly Inline[], codes: readonly InlineCode[]): string {
  const write = (part: Inline): string => {
    if (typeof part === 'string') return escapeXmlText(part)
    const code = codes.find(({ id }) => id === part.id)
    if (!code) throw new Error(`There is no code ${part.id}`)
    const attributes = { id: code.id, ctype: typeOf(code), 'equiv-text': code.start }
    if (!part.children) return xmlElement('x', attributes)
    const inner = part.children.map(write).join('')
    const marked =
      code.isLiteral && inner !== '' ? xmlElement('mrk', { mtype: 'protected' }, inner) : inner
    return xmlElement('g', attributes, marked)
  }
  return content.map(write).join('')
}

const types: Readonly<Record<string, string>> = {
  'xlf:b': 'bold',
  'xlf:i': 'italic',
  'xlf:u': 'underlined',
  'xlf:lb': 'lb',
}

function typeOf({ type, subType = '' }: InlineCode): string {
  return types[subType] ?? (type === 'link' ? 'link' : `x-${type}`)
}
