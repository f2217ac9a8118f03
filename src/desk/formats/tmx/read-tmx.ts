import { type DeskLocale, sourceLocale } from '../../languages'
import { type ExchangeFileFault, exchangeLimits } from '../exchange'
import { findBidiControl } from '../find-bidi-control'
import { findTagLocale } from '../find-tag-locale'
import { decode } from '../read-exchange-file'
import type { EntryFault } from '../table-report'
import { elementsOf, parseXml, type XmlElement } from '../xml/parse-xml'
import type { MemoryUnit } from './write-tmx'

export const memoryLimits = {
  /** Longer English texts are compared by their sentences only. */
  source: 1_000,
  target: 5_000,
} as const

export type ReadMemory = { units: MemoryUnit[]; faults: EntryFault[] }

/** Reads a TMX document of version 1: the units with an English text and a language of the site. */
export function readTmx(bytes: Uint8Array): ReadMemory | ExchangeFileFault {
  if (bytes.length > exchangeLimits.bytes) return { reason: 'tooLarge' }
  const text = decode(bytes)
  if (text === undefined) return { reason: 'encoding' }
  if (!/^\ufeff?\s*</.test(text)) return { reason: 'notMemory' }
  // Files of most tools name the document type of the standard.
  const root = parseXml(text, { mayNameType: true })
  if ('reason' in root) return root
  if (root.name !== 'tmx') return { reason: 'notMemory' }
  const elements = elementsOf(root, 'body').flatMap((body) => elementsOf(body, 'tu'))
  if (elements.length > exchangeLimits.units) return { reason: 'tooMany' }
  if (elements.length === 0) return { reason: 'empty' }
  const faults: EntryFault[] = []
  const known = new Set<string>()
  const [header] = elementsOf(root, 'header')
  const isOmegaT = header?.attributes.creationtool === 'OmegaT'
  const units = elements.flatMap((element, index) => {
    const read = readUnit(element, element.attributes.tuid ?? String(index + 1), isOmegaT)
    if (!('reason' in read)) {
      const key = JSON.stringify(read)
      if (!known.has(key)) {
        known.add(key)
        return [read]
      }
      faults.push({ entry: read.source, reason: 'repeated' })
    } else faults.push(read)
    return []
  })
  return { units, faults }
}

/** Codes as OmegaT writes them into the text: `<g1>`, `</g1>`, `<x2/>`. */
const shortTags = /<\/?[a-z]\d+\/?>/g

function readUnit(unit: XmlElement, place: string, hasShortTags: boolean): MemoryUnit | EntryFault {
  const texts = elementsOf(unit, 'tuv').map(({ attributes, children }) => {
    const [segment] = children.filter((child) => typeof child !== 'string' && child.name === 'seg')
    const text = typeof segment === 'object' ? readSegment(segment) : ''
    return {
      // Version 1.1 has no prefix.
      locale: findTagLocale(attributes['xml:lang'] ?? attributes.lang ?? ''),
      text: (hasShortTags ? text.replaceAll(shortTags, '') : text).trim(),
    }
  })
  const source = texts.find(({ locale }) => locale === sourceLocale())?.text ?? ''
  if (source === '') return { entry: place, reason: 'noEnglish' }
  const entry = source.slice(0, 100)
  if (!/\p{L}{2}/u.test(source)) return { entry, reason: 'noText' }
  if (source.length > memoryLimits.source)
    return { entry, reason: 'tooLong', detail: `${source.length} > ${memoryLimits.source}` }
  const targets: Partial<Record<DeskLocale, string>> = {}
  for (const { locale, text } of texts)
    if (locale && locale !== sourceLocale() && text !== '') targets[locale] ??= text
  const all = Object.values(targets)
  if (all.length === 0) return { entry, reason: 'noLanguage' }
  const control = findBidiControl([source, ...all].join(' '))
  if (control) return { entry, reason: 'bidiControl', detail: control }
  const longest = Math.max(...all.map(({ length }) => length))
  return longest > memoryLimits.target
    ? { entry, reason: 'tooLong', detail: `${longest} > ${memoryLimits.target}` }
    : { source, targets }
}

const codes = new Set(['bpt', 'ept', 'it', 'ph', 'ut'])

/** The words of a segment. The originals of codes are left out, except placeholders of this site. */
function readSegment({ children }: XmlElement): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child
      const text = readSegment(child)
      return codes.has(child.name) && !/^\{\{\s*(?:\?\s*)?\w+\s*\}\}$/.test(text) ? '' : text
    })
    .join('')
}
