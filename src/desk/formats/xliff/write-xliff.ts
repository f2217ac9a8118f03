import { vendorPrefix } from '../../languages'
import type { Exchange, ExchangeFile, ExchangeUnit } from '../exchange'
import type { Inline, InlineCode } from '../inline'
import { escapeXliff, escapeXmlText, xmlElement } from '../xml/write-xml'
import { toNameToken } from './name-token'
import { namespaces } from './namespaces'

/** Writes an XLIFF 2.1 document. */
export function writeXliff({ source, target, files }: Exchange): string {
  const root = {
    xmlns: namespaces.core,
    'xmlns:mda': namespaces.metadata,
    'xmlns:slr': namespaces.sizes,
    version: '2.1',
    srcLang: source,
    trgLang: target,
    'xml:space': 'preserve',
  }
  const content = files.map((file) => `\n${writeFile(file)}`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlElement('xliff', root, `${content}\n`)}\n`
}

function writeFile({ original, title, units }: ExchangeFile): string {
  const id = toNameToken(original)
  const profiles = xmlElement(
    'slr:profiles',
    { generalProfile: 'xliff:codepoints' },
    xmlElement('slr:normalization', { general: 'nfc' }),
  )
  const name = xmlElement('note', { category: 'document' }, escapeXmlText(title))
  const notes = title ? xmlElement('notes', {}, name) : ''
  const content = [profiles, ...(notes ? [notes] : []), ...units.map(writeUnit)]
  return xmlElement('file', { id, original }, `\n${content.join('\n')}\n`)
}

function writeUnit(unit: ExchangeUnit): string {
  const { codes, isTranslatable, maxLength, target } = unit
  const metadata = { sourceHash: unit.sourceHash, targetHash: unit.targetHash, key: unit.id }
  const notes = unit.notes.map(({ category, text }) =>
    xmlElement('note', { category }, escapeXmlText(text)),
  )
  const segment = xmlElement(
    'segment',
    { state: unit.state, subState: unit.isOutdated ? `${vendorPrefix()}:outdated` : undefined },
    xmlElement('source', {}, writeContent(unit.source, codes)) +
      (target ? xmlElement('target', {}, writeContent(target, codes)) : ''),
  )
  const content = [
    writeMetadata(metadata),
    ...(notes.length > 0 ? [xmlElement('notes', {}, notes.join(''))] : []),
    ...(codes.length > 0 ? [xmlElement('originalData', {}, codes.map(writeData).join(''))] : []),
    segment,
  ]
  const attributes = {
    id: toNameToken(unit.id),
    name: unit.name,
    canResegment: 'no',
    translate: isTranslatable ? undefined : 'no',
    'slr:sizeRestriction': maxLength,
  }
  return xmlElement('unit', attributes, `\n  ${content.join('\n  ')}\n`)
}

function writeMetadata(values: Record<string, string>): string {
  const entries = Object.entries(values).map(([type, value]) =>
    xmlElement('mda:meta', { type }, escapeXmlText(value)),
  )
  const group = xmlElement('mda:metaGroup', { category: vendorPrefix() }, entries.join(''))
  return xmlElement('mda:metadata', {}, group)
}

function writeData({ id, start, end }: InlineCode): string {
  const [first, last] = dataIds(id)
  const data = (own: string, text: string) =>
    xmlElement('data', { id: own, 'xml:space': 'preserve' }, escapeXliff(text))
  return data(first, start) + (end === undefined ? '' : data(last, end))
}

const dataIds = (id: string) => [`d${id}`, `d${id}-end`] as const

/** Those without a prefix are our own. */
const subTypeOf = ({ subType }: InlineCode) =>
  subType === undefined || subType.includes(':') ? subType : `${vendorPrefix()}:${subType}`

function writeContent(content: readonly Inline[], codes: readonly InlineCode[]): string {
  const written = new Set<string>()
  let marks = 0
  let copies = 0
  const write = (part: Inline): string => {
    if (typeof part === 'string') return escapeXliff(part)
    const code = codes.find(({ id }) => id === part.id)
    if (!code) throw new Error(`There is no code ${part.id}`)
    const isCopy = written.has(code.id)
    written.add(code.id)
    if (isCopy) copies += 1
    const [first, last] = dataIds(code.id)
    const attributes = {
      id: isCopy ? `${code.id}-${copies}` : code.id,
      copyOf: isCopy ? code.id : undefined,
      canDelete: code.isOptional ? undefined : 'no',
      type: code.type,
      subType: subTypeOf(code),
    }
    if (!part.children) {
      const disp = { equiv: code.start, disp: code.start }
      return xmlElement('ph', { ...attributes, ...disp, dataRef: first })
    }
    const inner = part.children.map(write).join('')
    if (code.isLiteral) marks += 1
    const marked =
      code.isLiteral && inner !== ''
        ? xmlElement('mrk', { id: `m${marks}`, translate: 'no' }, inner)
        : inner
    const refs = { dispStart: code.start, dispEnd: code.end, dataRefStart: first, dataRefEnd: last }
    return xmlElement('pc', { ...attributes, ...refs }, marked)
  }
  return content.map(write).join('')
}
