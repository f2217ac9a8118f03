/**
 * Lists violations of Google's guides for structured data in a JSON-LD script (Search Central:
 * Article, Breadcrumb, FAQ, Logo, Sitelinks search box, Software app); for tests of every page.
 */
export function findSchemaFaults(json: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return ['is not JSON']
  }
  if (!isRecord(data)) return ['is no object']
  const faults = data['@context'] === 'https://schema.org' ? [] : ['has no context']
  const graph = data['@graph']
  if (!Array.isArray(graph) || graph.length === 0) return [...faults, 'has no graph']
  return [...faults, ...graph.flatMap((thing) => findFaults(thing, '')), ...findRepeated(graph)]
}

type Fields = Record<string, unknown>

/** Required properties by type; `a|b`: one of them. */
const wanted: Record<string, readonly string[]> = {
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'inLanguage', 'publisher', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  SoftwareApplication: ['name', 'url', 'offers', 'applicationCategory', 'operatingSystem', 'image'],
  Offer: ['price', 'priceCurrency'],
  FAQPage: ['mainEntity', 'inLanguage'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: [
    'headline',
    'url',
    'mainEntityOfPage',
    'inLanguage',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  ImageObject: ['url', 'width', 'height'],
  ContactPoint: ['contactType', 'url|email'],
  Person: ['name'],
  WebPage: ['@id'],
}

const addresses = ['@id', 'url', 'item', 'image', 'sameAs', 'urlTemplate']
const dates = ['datePublished', 'dateModified']
const isoDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/

function findFaults(value: unknown, at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => findFaults(entry, at))
  if (!isRecord(value)) return []
  const type = value['@type']
  // A reference to an object that is described elsewhere.
  if (type === undefined && Object.keys(value).join() === '@id')
    return checkAddress(value['@id'], at)
  if (typeof type !== 'string' || !wanted[type]) return [`${at}: unknown type ${String(type)}`]
  const here = at ? `${at} > ${type}` : type
  return [
    ...findMissing(value, wanted[type], here),
    ...checkValues(value, here),
    ...checkType(value, type, here),
    ...Object.entries(value).flatMap(([name, inner]) => findFaults(inner, `${here}.${name}`)),
  ]
}

function findMissing(value: Fields, names: readonly string[], at: string): string[] {
  return names
    .filter((name) => !name.split('|').some((one) => isPresent(value[one])))
    .map((name) => `${at}: ${name} is missing`)
}

function checkValues(value: Fields, at: string): string[] {
  return Object.entries(value).flatMap(([name, own]) => {
    const here = `${at}.${name}`
    if (own === '' || own === null) return [`${here}: is empty`]
    if (addresses.includes(name)) return [own].flat().flatMap((url) => checkAddress(url, here))
    if (dates.includes(name) && !(typeof own === 'string' && isoDate.test(own))) {
      return [`${here}: ${String(own)} is no ISO 8601 time with its zone`]
    }
    if (name === 'inLanguage' && !isLanguage(own)) return [`${here}: ${String(own)}`]
    return []
  })
}

function checkType(value: Fields, type: string, at: string): string[] {
  if (type === 'BreadcrumbList') {
    const items = list(value.itemListElement)
    const wrong = items.some((item, index) => item.position !== index + 1)
    return [
      ...(wrong ? [`${at}: positions do not count from 1`] : []),
      ...(items.length < 2 ? [`${at}: one step is no trail`] : []),
    ]
  }
  if (type === 'FAQPage') {
    const names = list(value.mainEntity).map(({ name }) => name)
    return new Set(names).size < names.length ? [`${at}: asks the same twice`] : []
  }
  if (type === 'Offer' && !/^[A-Z]{3}$/.test(String(value.priceCurrency))) {
    return [`${at}: ${String(value.priceCurrency)} is no currency`]
  }
  if (type === 'SearchAction' && !/name=search_term_string\b/.test(String(value['query-input']))) {
    return [`${at}: does not name what is searched for`]
  }
  if (type === 'BlogPosting') {
    const [published, modified] = dates.map((name) => Date.parse(String(value[name])))
    const changedBefore = (modified ?? 0) < (published ?? 0)
    return changedBefore ? [`${at}: was changed before it was published`] : []
  }
  return []
}

/** Finds things that a page describes more than once, which may be contradictory. */
function findRepeated(graph: readonly unknown[]): string[] {
  const ids = graph.flatMap((thing) => (isRecord(thing) && thing['@id'] ? [thing['@id']] : []))
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `${String(id)} is described twice`)
}

function checkAddress(value: unknown, at: string): string[] {
  if (isRecord(value)) return []
  const isAbsolute = typeof value === 'string' && /^https?:\/\/[^\s"]+$/.test(value)
  return isAbsolute ? [] : [`${at}: ${String(value)} is no absolute address`]
}

function isLanguage(value: unknown): boolean {
  try {
    return typeof value === 'string' && Intl.getCanonicalLocales(value)[0] === value
  } catch {
    return false
  }
}

function isPresent(value: unknown): boolean {
  return value !== undefined && !(Array.isArray(value) && value.length === 0)
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
