import { sourceLocale } from '../../languages'
import { type ExchangeFileFault, exchangeLimits, type ReadExchange } from '../exchange'
import { findTagLocale } from '../find-tag-locale'
import { elementsOf, parseXml, type XmlElement } from '../xml/parse-xml'
import { readFiles1 } from './read-xliff-1'
import { coreNamespaces, readFiles2 } from './read-xliff-2'

/** Reads an XLIFF document of version 2, or of version 1. */
export function readXliff(text: string): ReadExchange | ExchangeFileFault {
  const root = parseXml(text)
  if ('reason' in root) return root
  if (root.name !== 'xliff') return { reason: 'notExchange' }
  const isFirst = isVersion1(root)
  if (!isFirst && !coreNamespaces.test(root.namespace))
    return { reason: 'version', detail: root.attributes.version ?? '' }
  const sources = isFirst
    ? elementsOf(root, 'file').map(({ attributes }) => attributes['source-language'] ?? '')
    : [root.attributes.srcLang ?? '']
  const otherSource = sources.find((tag) => tag !== '' && findTagLocale(tag) !== sourceLocale())
  if (otherSource !== undefined) return { reason: 'sourceLanguage', detail: otherSource }
  const tags = isFirst
    ? elementsOf(root, 'file').map(({ attributes }) => attributes['target-language'] ?? '')
    : [root.attributes.trgLang ?? '']
  const target = findTagLocale(tags[0] ?? '')
  const other = tags.find((tag) => findTagLocale(tag) !== target)
  if (!target || other !== undefined) return { reason: 'language', detail: other ?? tags[0] ?? '' }
  const files = isFirst ? readFiles1(root) : readFiles2(root)
  const units = files.reduce((sum, file) => sum + file.units.length, 0)
  if (units > exchangeLimits.units) return { reason: 'tooMany' }
  return units === 0 ? { reason: 'empty' } : { target, files }
}

/** Some tools leave out the namespace, and version 1.0 has none. */
function isVersion1({ namespace, attributes }: XmlElement): boolean {
  const isNamed = /^urn:oasis:names:tc:xliff:document:1\.[12]$/.test(namespace)
  return isNamed || (namespace === '' && /^1\.[0-2]$/.test(attributes.version ?? ''))
}
