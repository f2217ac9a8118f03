import { oneLine } from '@/std/one-line'
import { checkTarget, type TargetFault, type TargetPolicy } from '../check-target'
import { readSlug } from '../slug'

/** Limits of an imported file. */
export const importLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  nameLength: 120,
  tags: 20,
  tagLength: 60,
} as const

export const importSources = ['bitly', 'shlink', 'qrtiger', 'other'] as const
export type ImportSource = (typeof importSources)[number]

/** A value of a row that cannot be used. Without its URL, a row is not imported. */
export type ImportFault =
  | { field: 'url'; reason: TargetFault; values?: Record<string, string | number> }
  | { field: 'slug'; reason: 'invalid' | 'repeated' }
  | { field: 'createdAt'; reason: 'invalid' }

export type ImportedLink = {
  /** Number of the row in the file, from 1, including the header. */
  row: number
  url: string
  slug?: string
  name?: string
  tags: string[]
  /** ISO 8601 in UTC. */
  createdAt?: string
  faults: ImportFault[]
}

export type LinkTable =
  | { ok: true; source: ImportSource; links: ImportedLink[] }
  | { ok: false; fault: 'tooManyRows' | 'noLinks' }

/** Names of columns in the exports of services, in small letters without spaces and signs. */
const columnNames = {
  url: ['longurl', 'destinationurl', 'destination', 'originalurl', 'targeturl', 'target', 'url'],
  slug: ['shortcode', 'slug', 'backhalf', 'custombackhalf', 'alias', 'keyword'],
  shortLink: ['bitlink', 'shorturl', 'shortlink', 'shortenedurl', 'qrshorturl', 'link'],
  name: ['title', 'qrname', 'qrcodename', 'name', 'label'],
  tags: ['tags', 'tag', 'labels', 'categories', 'category'],
  createdAt: ['createdat', 'created', 'datecreated', 'createddate', 'creationdate', 'createdon'],
} as const
type Column = keyof typeof columnNames
type Columns = Partial<Record<Column, number>>

type Rules = {
  /** The operator's rules for targets, see `checkTarget`. */
  ownHosts: readonly string[]
  policy?: TargetPolicy
  /** Finds the link behind a cell, whose row and column are counted from 0. */
  findLink?: (row: number, column: number) => string | undefined
}

/**
 * Reads links from the cells of an export of Bitly, Shlink, QR TIGER or another service, or of a
 * list of addresses. Columns are found by their names. Never throws.
 */
export function readLinkTable(
  table: readonly (readonly string[])[],
  { findLink, ...rules }: Rules,
): LinkTable {
  const data = table
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const head = data[0]?.cells ?? []
  const named = findColumns(head)
  const columns = named ?? findUnnamedColumn(head)
  if (!columns) return { ok: false, fault: 'noLinks' }
  const rows = named ? data.slice(1) : data
  if (rows.length > importLimits.rows) return { ok: false, fault: 'tooManyRows' }
  if (rows.length === 0) return { ok: false, fault: 'noLinks' }
  const slugs = new Set<string>()
  const links = rows.map(({ row, cells }) => {
    const linked = findLink?.(row - 1, columns.url ?? -1)
    const link = readLink(cells, columns, { ...rules, ...(linked && { linked }) })
    if (link.slug && slugs.has(link.slug)) {
      delete link.slug
      link.faults.push({ field: 'slug', reason: 'repeated' })
    }
    if (link.slug) slugs.add(link.slug)
    return { row, ...link }
  })
  return { ok: true, source: findSource(head, rows, columns), links }
}

function findColumns(head: readonly string[]): Columns | undefined {
  const names = head.map(simplify)
  const found: Columns = {}
  for (const [column, known] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const name = known.find((each) => names.includes(each))
    if (name !== undefined) found[column] = names.indexOf(name)
  }
  // A file with one column of addresses may call it a link.
  if (found.url === undefined && found.shortLink !== undefined) {
    found.url = found.shortLink
    delete found.shortLink
  }
  return found.url === undefined ? undefined : found
}

/** Finds the addresses in a file without a header. */
function findUnnamedColumn(first: readonly string[]): Columns | undefined {
  const url = first.findIndex((cell) => /^https?:\/\//i.test(cell.trim()))
  return url < 0 ? undefined : { url }
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}

function readLink(
  cells: readonly string[],
  columns: Columns,
  { ownHosts, policy, linked }: Omit<Rules, 'findLink'> & { linked?: string },
): Omit<ImportedLink, 'row'> {
  const read = (column: Column) => cells[columns[column] ?? -1]?.trim() ?? ''
  const faults: ImportFault[] = []
  // A cell with the words of a link has its address behind them.
  const address = linked && !/^https?:/i.test(read('url')) ? linked : read('url')
  const target = checkTarget(address, ownHosts, policy)
  if (!target.ok) {
    const { fault: reason, values } = target
    faults.push({ field: 'url', reason, ...(values && { values }) })
  }
  const written = read('slug') || lastSegment(read('shortLink'))
  const slug = readSlug(written)
  if (written && !slug) faults.push({ field: 'slug', reason: 'invalid' })
  const createdAt = readTime(read('createdAt'))
  if (read('createdAt') && !createdAt) faults.push({ field: 'createdAt', reason: 'invalid' })
  const name = oneLine(read('name')).slice(0, importLimits.nameLength)
  return {
    url: target.ok ? target.url : address,
    ...(slug && { slug }),
    ...(name && { name }),
    tags: readTags(read('tags')),
    ...(createdAt && { createdAt }),
    faults,
  }
}

function lastSegment(link: string): string {
  return (
    link
      .replace(/[?#].*$/, '')
      .replace(/\/$/, '')
      .split('/')
      .slice(1)
      .at(-1) ?? ''
  )
}

function readTags(text: string): string[] {
  const tags = text
    .split(/[,;|]/)
    .map((tag) => oneLine(tag).slice(0, importLimits.tagLength).trim())
    .filter(Boolean)
  return [...new Set(tags)].slice(0, importLimits.tags)
}

/** Reads a date as ISO 8601 or as seconds since 1970; others differ by country. */
function readTime(text: string): string | undefined {
  const isoForm =
    /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/
  const written = isoForm.test(text) ? text.replace(' ', 'T') : undefined
  const hasZone = written === undefined || /(?:Z|[+-]\d{2}:?\d{2})$/.test(written.slice(10))
  const ms = /^\d{9,10}$/.test(text)
    ? Number(text) * 1000
    : Date.parse(`${written ?? ''}${hasZone || written?.length === 10 ? '' : 'Z'}`)
  return Number.isNaN(ms) ? undefined : new Date(ms).toISOString()
}

function findSource(
  head: readonly string[],
  rows: readonly { cells: readonly string[] }[],
  { shortLink }: Columns,
): ImportSource {
  const names = head.map(simplify)
  const link = rows[0]?.cells[shortLink ?? -1] ?? ''
  if (names.includes('bitlink') || /(^|\/)bit\.ly\//i.test(link)) return 'bitly'
  if (names.includes('longurl') && names.some((name) => /^(shortcode|shorturl)$/.test(name))) {
    return 'shlink'
  }
  return names.some((name) => /^qr(code)?name$/.test(name)) ? 'qrtiger' : 'other'
}
