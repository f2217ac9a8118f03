import { foldWord } from '@/std/fold-word'
import { oneLine } from '@/std/one-line'
import { checkTarget, type TargetFault, type TargetPolicy } from '../check-target'
import { readSlug } from '../slug'
import { workspaceLimits } from '../workspaces/workspace-limits'
import { type FindLink, findLinkColumns, type LinkRow } from './find-link-columns'
import type { LinkColumns, LinkField } from './link-fields'

/** Limits of an imported file. */
export const importLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 10_000,
  nameLength: 120,
  tags: 20,
  tagLength: 60,
} as const

export const importSources = [
  'bitly',
  'rebrandly',
  'shortio',
  'kutt',
  'shlink',
  'qrtiger',
  'other',
] as const
export type ImportSource = (typeof importSources)[number]

/** A value of a row that cannot be used. Without its URL, a row is not imported. */
export type ImportFault =
  | { field: 'url'; reason: TargetFault; values?: Record<string, string | number> }
  | { field: 'slug'; reason: 'invalid' | 'repeated' }
  | { field: 'externalId'; reason: 'invalid' | 'repeated' }
  | { field: 'createdAt'; reason: 'invalid' }

export type ImportedLink = {
  /** Number of the row in the file, from 1, including the header. */
  row: number
  url: string
  slug?: string
  name?: string
  tags: string[]
  /** Name of a folder, which may not exist yet. */
  folder?: string
  /** The id in the other service. */
  externalId?: string
  /** ISO 8601 in UTC. */
  createdAt?: string
  faults: ImportFault[]
}

export type LinkTable =
  | {
      ok: true
      source: ImportSource
      links: ImportedLink[]
      /** One for each column; '' without a heading. */
      headings: string[]
      columns: LinkColumns
    }
  | { ok: false; fault: 'tooManyRows' | 'noLinks' }

type Rules = {
  /** The operator's rules for targets, see `checkTarget`. */
  ownHosts: readonly string[]
  policy?: TargetPolicy
  findLink?: FindLink
  /** The columns of the fields, if they are not to be found. */
  columns?: LinkColumns
}

/**
 * Reads links from the cells of an export of Bitly, Shlink, Kutt, Short.io or another service, or of
 * a list of addresses. Columns are found by `findLinkColumns` unless they are given. Never throws.
 */
export function readLinkTable(
  table: readonly (readonly string[])[],
  { findLink, columns: chosen, ...rules }: Rules,
): LinkTable {
  const data = table
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const found = findLinkColumns(data, findLink)
  const columns = chosen ?? found.columns
  const rows = found.hasHeadings ? data.slice(1) : data
  if (rows.length > importLimits.rows) return { ok: false, fault: 'tooManyRows' }
  if (rows.length === 0 || !(chosen ?? columns.url)) return { ok: false, fault: 'noLinks' }
  const head = data[0]?.cells ?? []
  return {
    ok: true,
    source: findSource(head, rows, columns),
    links: columns.url ? readLinks(rows, columns, { ...rules, findLink }) : [],
    headings: head.map((cell) => (found.hasHeadings ? oneLine(cell) : '')),
    columns,
  }
}

function readLinks(
  rows: readonly LinkRow[],
  columns: LinkColumns,
  { findLink, ...rules }: Omit<Rules, 'columns'>,
): ImportedLink[] {
  const seen = { slug: new Set<string>(), externalId: new Set<string>() }
  return rows.map(({ row, cells }) => {
    const linked = findLink?.(row - 1, columns.url?.[0] ?? -1)
    const link = readLink(cells, columns, { ...rules, ...(linked && { linked }) })
    for (const field of ['slug', 'externalId'] as const) {
      const value = link[field]
      if (value === undefined) continue
      if (seen[field].has(value)) {
        delete link[field]
        link.faults.push({ field, reason: 'repeated' })
      }
      seen[field].add(value)
    }
    return { row, ...link }
  })
}

function readLink(
  cells: readonly string[],
  columns: LinkColumns,
  { ownHosts, policy, linked }: Omit<Rules, 'findLink' | 'columns'> & { linked?: string },
): Omit<ImportedLink, 'row'> {
  const read = (field: LinkField) =>
    columns[field]?.map((column) => cells[column]?.trim() ?? '').find(Boolean) ?? ''
  const faults: ImportFault[] = []
  // A cell with the words of a link has its address behind them.
  const address = linked && !/^https?:/i.test(read('url')) ? linked : read('url')
  const target = checkTarget(address, ownHosts, policy)
  if (!target.ok) {
    const { fault: reason, values } = target
    faults.push({ field: 'url', reason, ...(values && { values }) })
  }
  const written = readEnding(read('slug'))
  const slug = readSlug(written)
  if (written && !slug) faults.push({ field: 'slug', reason: 'invalid' })
  const externalId = oneLine(read('externalId'))
  const isLong = externalId.length > workspaceLimits.externalIdLength
  if (isLong) faults.push({ field: 'externalId', reason: 'invalid' })
  const createdAt = readTime(read('createdAt'))
  if (read('createdAt') && !createdAt) faults.push({ field: 'createdAt', reason: 'invalid' })
  const name = oneLine(read('name')).slice(0, importLimits.nameLength)
  const folder = oneLine(read('folder')).slice(0, workspaceLimits.folderNameLength).trim()
  return {
    url: target.ok ? target.url : address,
    ...(slug && { slug }),
    ...(name && { name }),
    tags: readTags(read('tags')),
    ...(folder && { folder }),
    ...(externalId && !isLong && { externalId }),
    ...(createdAt && { createdAt }),
    faults,
  }
}

/** Returns the end of a short link, which is written alone, as a path, or with its host. */
function readEnding(written: string): string {
  const [first = '', ...others] = written
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
  const hasHost = others.length > 0 && /[.:]/.test(first)
  return (hasHost ? others.at(-1) : [first, ...others].filter(Boolean).join('/')) ?? ''
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

/** A heading, or two, that only the exports of a service have. */
const sourceHeadings: Readonly<Record<Exclude<ImportSource, 'other'>, readonly RegExp[]>> = {
  bitly: [/^(custom)?bitlinks?$/],
  rebrandly: [/^slashtag$/],
  shortio: [/^originalurl$/, /^path$/],
  kutt: [/^target$/, /^address$/],
  shlink: [/^longurl$/, /^short(code|url)$/],
  qrtiger: [/^qr(code)?name$/],
}

function findSource(
  head: readonly string[],
  rows: readonly LinkRow[],
  { slug = [] }: LinkColumns,
): ImportSource {
  const names = head.map(foldWord)
  const shortLink = slug.map((column) => rows[0]?.cells[column] ?? '')
  if (shortLink.some((cell) => /(^|\/)bit\.ly\//i.test(cell))) return 'bitly'
  const services = importSources.filter((source) => source !== 'other')
  const has = (heading: RegExp) => names.some((name) => heading.test(name))
  return services.find((source) => sourceHeadings[source].every(has)) ?? 'other'
}
