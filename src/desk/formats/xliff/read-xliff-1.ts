import type { ReadExchange, ReadUnit, UnitState } from '../exchange'
import { elementsOf, textOf, type XmlElement } from '../xml/parse-xml'
import { nestTokens, type Token } from './nest-tokens'
import { splitUnitId } from './unit-ids-1'

/**
 * Reads the files of an XLIFF 1 document, also one that a translation tool has segmented. Tools that
 * put all units into one file of their own keep the ids, which name the original.
 */
export function readFiles1(root: XmlElement): ReadExchange['files'] {
  const files = new Map<string, ReadUnit[]>()
  for (const file of elementsOf(root, 'file')) {
    for (const element of listUnitElements(file)) {
      const { original, id } = splitUnitId(element, file.attributes.original ?? '')
      const units = files.get(original) ?? []
      units.push(readUnit(element, id))
      files.set(original, units)
    }
  }
  return [...files].map(([original, units]) => ({ original, units }))
}

function listUnitElements(parent: XmlElement): XmlElement[] {
  return elementsOf(parent).flatMap((child) => {
    if (child.namespace !== parent.namespace) return []
    if (child.name === 'trans-unit') return [child]
    return child.name === 'body' || child.name === 'group' ? listUnitElements(child) : []
  })
}

function readUnit(unit: XmlElement, id: string): ReadUnit {
  const [source] = elementsOf(unit, 'source')
  const [target] = elementsOf(unit, 'target')
  const content = target && !isPartial(unit, target) ? nestTokens(listTokens(target)) : null
  const values = readContext(unit)
  const label = elementsOf(unit, 'note').find(({ attributes }) => attributes.from === 'field')
  return {
    id,
    name: label ? textOf(label) : '',
    source: (source && nestTokens(listTokens(source))) ?? [],
    target: content?.length === 0 ? null : content,
    state: readState(unit, target),
    sourceHash: values.get('x-source-hash') ?? '',
    targetHash: values.get('x-target-hash') ?? '',
  }
}

/** Whether a tool has left segments without translation; the others are no whole text. */
function isPartial(unit: XmlElement, target: XmlElement): boolean {
  const [segmented] = elementsOf(unit, 'seg-source')
  const translated = new Map(
    (segmented ? listSegments(target) : []).map((one) => [one.attributes.mid, textOf(one)]),
  )
  return segmented
    ? listSegments(segmented).some(
        (one) => textOf(one).trim() !== '' && !translated.get(one.attributes.mid)?.trim(),
      )
    : false
}

/** Codes can contain segments, and segments can be nested in other marks. */
const listSegments = (element: XmlElement): XmlElement[] =>
  elementsOf(element).flatMap((child) =>
    child.name === 'mrk' && child.attributes.mtype === 'seg' ? [child] : listSegments(child),
  )

const states: Readonly<Record<string, UnitState>> = {
  translated: 'translated',
  'signed-off': 'reviewed',
  final: 'final',
}

function readState({ attributes }: XmlElement, target: XmlElement | undefined): UnitState {
  const state = states[target?.attributes.state ?? '']
  return state ?? (attributes.approved === 'yes' ? 'final' : 'initial')
}

function readContext(unit: XmlElement): Map<string, string> {
  const contexts = elementsOf(unit, 'context-group').flatMap((group) =>
    elementsOf(group, 'context'),
  )
  return new Map(contexts.map((one) => [one.attributes['context-type'] ?? '', textOf(one)]))
}

/** The original of a code that is given as content is left out: an import has its own. */
function listTokens(element: XmlElement): Token[] {
  const originals = new Map<string, string>()
  const list = (parent: XmlElement): Token[] =>
    parent.children.flatMap((child): Token[] => {
      if (typeof child === 'string') return [{ text: child }]
      const { id = '', rid = id, pos } = child.attributes
      switch (child.name) {
        case 'x':
        case 'ph':
          return [{ single: id }]
        case 'g':
          return [{ open: id }, ...list(child), { close: id }]
        case 'bx':
        case 'bpt':
          originals.set(rid, id)
          return [{ open: id }]
        case 'ex':
        case 'ept':
          return [{ close: originals.get(rid) ?? id }]
        case 'it':
          if (pos === 'close') return [{ close: originals.get(rid) ?? id }]
          originals.set(rid, id)
          return [{ open: id }]
        case 'mrk':
          return list(child)
        default:
          return []
      }
    })
  return list(element)
}
