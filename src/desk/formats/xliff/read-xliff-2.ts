import { vendorPrefix } from '../../languages'
import { type ReadExchange, type ReadUnit, type UnitState, unitStates } from '../exchange'
import { elementsOf, textOf, type XmlElement } from '../xml/parse-xml'
import { nestTokens, type Token } from './nest-tokens'

export const coreNamespaces = /^urn:oasis:names:tc:xliff:document:2\.\d$/

/** Reads the files of an XLIFF 2 document, also of one that a translation tool has segmented. */
export function readFiles2(root: XmlElement): ReadExchange['files'] {
  return elementsOf(root, 'file').map((file) => ({
    original: file.attributes.original ?? '',
    units: listUnitElements(file).map(readUnit),
  }))
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
  // A text of which only some segments are translated is no translation.
  const own = segments.filter((segment) => !isIgnorable(segment))
  const hasTarget =
    own.some(isTranslated) && own.every((segment) => isTranslated(segment) || isBlank(segment))
  const target = hasTarget ? nestTokens(listAllTokens(targets)) : null
  const metadata = readMetadata(unit)
  return {
    id: metadata.key ?? unit.attributes.id ?? '',
    name: unit.attributes.name ?? '',
    source: nestTokens(listAllTokens(sources)) ?? [],
    target: target?.length === 0 ? null : target,
    state: leastState(segments),
    sourceHash: metadata.sourceHash ?? '',
    targetHash: metadata.targetHash ?? '',
  }
}

const isTranslated = (segment: XmlElement) => elementsOf(segment, 'target').length > 0

const isBlank = (segment: XmlElement) =>
  elementsOf(segment, 'source').every((source) => textOf(source).trim() === '')

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
    .filter(({ attributes }) => attributes.category === vendorPrefix())
  return Object.fromEntries(
    groups.flatMap((group) =>
      elementsOf(group, 'meta').map((meta) => [meta.attributes.type ?? '', textOf(meta)]),
    ),
  )
}

/** Lists the tokens of the segments of a unit. Codes can begin in one segment and end in another. */
function listAllTokens(elements: readonly (XmlElement | undefined)[]): Token[] {
  const originals = new Map<string, string>()
  return elements.flatMap((element) => (element ? listTokens(element, originals) : []))
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
