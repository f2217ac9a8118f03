import {
  type ExchangeFileFault,
  exchangeLimits,
  type ReadExchange,
  type ReadUnit,
  type UnitState,
  unitStates,
} from '../exchange'
import { findTagLocale } from '../find-tag-locale'
import { type Inline, joinStrings, plainText } from '../inline'
import { metadataCategory } from './namespaces'
import { elementsOf, parseXml, textOf, type XmlElement } from './parse-xml'

const coreNamespaces = /^urn:oasis:names:tc:xliff:document:2\.\d$/

/** Reads an XLIFF 2 document, also one that a translation tool has segmented. */
export function readXliff(text: string): ReadExchange | ExchangeFileFault {
  const root = parseXml(text)
  if ('reason' in root) return root
  if (root.name !== 'xliff') return { reason: 'notExchange' }
  if (!coreNamespaces.test(root.namespace))
    return { reason: 'version', detail: root.attributes.version ?? '' }
  const target = findTagLocale(root.attributes.trgLang ?? '')
  if (!target) return { reason: 'language', detail: root.attributes.trgLang ?? '' }
  const files = elementsOf(root, 'file').map((file) => ({
    original: file.attributes.original ?? '',
    units: listUnitElements(file).map(readUnit),
  }))
  const units = files.reduce((sum, file) => sum + file.units.length, 0)
  if (units > exchangeLimits.units) return { reason: 'tooMany' }
  return units === 0 ? { reason: 'empty' } : { target, files }
}

function listUnitElements(parent: XmlElement): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (!coreNamespaces.test(child.namespace)) return []
    if (child.name === 'unit') return [child]
    return child.name === 'group' ? listUnitElements(child) : []
  })
}

function readUnit(unit: XmlElement): ReadUnit {
  const segments = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable')
  const sources = segments.map((segment) => elementsOf(segment, 'source')[0])
  const targets = segments
    .map((segment, index) => ({ element: elementsOf(segment, 'target')[0], index }))
    // A translation can order segments differently.
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    // Spaces between segments have no translation of their own.
    .map(
      ({ element, index }) =>
        element ?? (isIgnorable(segments[index]) ? sources[index] : undefined),
    )
  const hasTarget = segments.some(
    (segment) => segment.name === 'segment' && elementsOf(segment, 'target').length > 0,
  )
  const target = hasTarget ? readContent(targets) : null
  const metadata = readMetadata(unit)
  return {
    id: metadata.key ?? unit.attributes.id ?? '',
    name: unit.attributes.name ?? '',
    source: readContent(sources) ?? [],
    target: target?.length === 0 ? null : target,
    state: leastState(segments),
    sourceHash: metadata.sourceHash ?? '',
    targetHash: metadata.targetHash ?? '',
  }
}

const isIgnorable = (segment: XmlElement | undefined) => segment?.name === 'ignorable'

const orderOf = ({ element, index }: { element: XmlElement | undefined; index: number }) =>
  Number(element?.attributes.order ?? index + 1)

/** The state of the segment that is least advanced. */
function leastState(segments: readonly XmlElement[]): UnitState {
  const ranks = segments
    .filter((segment) => !isIgnorable(segment))
    .map(({ attributes }) => unitStates.indexOf(attributes.state as UnitState))
  const least = ranks.reduce((least, rank) => Math.min(least, rank), unitStates.length)
  return unitStates[Math.max(0, least)] ?? 'initial'
}

function readMetadata(unit: XmlElement): Record<string, string> {
  const groups = elementsOf(unit, 'metadata')
    .flatMap((metadata) => elementsOf(metadata, 'metaGroup'))
    .filter(({ attributes }) => attributes.category === metadataCategory)
  return Object.fromEntries(
    groups.flatMap((group) =>
      elementsOf(group, 'meta').map((meta) => [meta.attributes.type ?? '', textOf(meta)]),
    ),
  )
}

type Token = { text: string } | { open: string } | { close: string } | { single: string }

/**
 * Reads content, with the same result for pairs (`pc`) and for separate start and end codes, into
 * which tools turn pairs. Returns undefined if codes overlap, are not closed, or are too many or too
 * deep.
 */
function readContent(elements: readonly (XmlElement | undefined)[]): Inline[] | undefined {
  const levels: { id: string; content: Inline[] }[] = [{ id: '', content: [] }]
  const originals = new Map<string, string>()
  const tokens = elements.flatMap((element) => (element ? listTokens(element, originals) : []))
  if (tokens.length > 2 * exchangeLimits.partsOfText) return undefined
  for (const token of tokens) {
    const level = levels.at(-1)
    if ('text' in token) level?.content.push(token.text)
    else if ('single' in token) level?.content.push({ id: token.single })
    else if ('open' in token) {
      levels.push({ id: token.open, content: [] })
      if (levels.length > exchangeLimits.tagDepth) return undefined
    } else {
      levels.pop()
      if (level?.id !== token.close) return undefined
      levels.at(-1)?.content.push({ id: level.id, children: level.content })
    }
  }
  if (levels.length > 1) return undefined
  const content = joinStrings(levels[0]?.content ?? [])
  return plainText(content).length > exchangeLimits.characters ? undefined : content
}

function listTokens(element: XmlElement, originals: Map<string, string>): Token[] {
  return element.children.flatMap((child): Token[] => {
    if (typeof child === 'string') return [{ text: child }]
    const { attributes } = child
    const id = attributes.copyOf ?? attributes.id ?? ''
    switch (child.name) {
      case 'cp': {
        const code = Number.parseInt(attributes.hex ?? '', 16)
        return code >= 0 && code <= 0x10ffff ? [{ text: String.fromCodePoint(code) }] : []
      }
      case 'ph':
        return [{ single: id }]
      case 'pc':
        return [{ open: id }, ...listTokens(child, originals), { close: id }]
      case 'sc':
        originals.set(attributes.id ?? '', id)
        return [{ open: id }]
      case 'ec': {
        const start = attributes.startRef ?? attributes.id ?? ''
        return [{ close: originals.get(start) ?? start }]
      }
      case 'mrk':
        return listTokens(child, originals)
      default:
        return []
    }
  })
}
