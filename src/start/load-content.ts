import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/**
 * The rows of a site that was filled by the hooks of the CMS, as SQL with COPY; written by `npm run
 * seed:snapshot`. Times are on one day, in the order in which they occurred.
 */
export const contentFile = 'src/start/content.sql.br'
export const contentDay = '2000-01-01'
/** Ends the rows of a table, as in a dump of PostgreSQL. */
export const endOfRows = '\\.\n'

const time = new RegExp(String.raw`${contentDay} (\d\d:\d\d:\d\d\.\d{3})`, 'g')
const copyCommand = /copy ("?\w+"?) .*\n/y

/** Returns `contentFile` with a character for each byte. Its first line has the fingerprint of the sources. */
export function readContentFile(): string {
  return brotliDecompressSync(readFileSync(contentFile)).toString('latin1')
}

/**
 * Fills an empty site with its content, in one transaction. Triggers of the database fill the tables
 * of lists and search.
 *
 * @returns whether the site was empty; otherwise nothing is changed
 */
export async function loadContent(databaseUrl: string, signal?: AbortSignal): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
  // The pending query rejects, so the event needs no handling.
  client.on('error', () => {})
  const end = () => client.end()
  signal?.addEventListener('abort', end)
  await client.connect()
  try {
    await client.query(
      "set statement_timeout = 0; set datestyle = 'ISO'; set timezone = 'UTC'; set client_encoding = 'UTF8'",
    )
    const content = parseContent(readContentFile())
    if (!(await isEmpty(client, content))) return false
    await client.query('begin')
    await insert(client, content)
    await client.query('commit')
    return true
  } finally {
    signal?.removeEventListener('abort', end)
    await client.end()
  }
}

async function isEmpty(client: pg.Client, { tables }: Content): Promise<boolean> {
  const rows = tables.map(({ name }) => `select from ${name}`)
  const found = await client.query(`select exists (${rows.join(' union all ')}) as filled`)
  return !found.rows[0].filled
}

async function insert(client: pg.Client, { tables, sequences, last }: Content): Promise<void> {
  const shift = Date.now() - readTime(last)
  const move = (_: string, clock: string) =>
    new Date(readTime(clock) + shift).toISOString().replace('T', ' ').replace('Z', '')
  for (const { command, rows } of tables) {
    const moved = Buffer.from(rows.replace(time, move), 'latin1')
    await pipeline(Readable.from([moved]), client.query(copyFrom(command)))
  }
  await client.query(sequences)
}

type Content = {
  tables: { name: string; command: string; rows: string }[]
  sequences: string
  /** The last time. */
  last: string
}

function parseContent(content: string): Content {
  const tables: Content['tables'] = []
  let at = content.indexOf('\n') + 1
  for (;;) {
    copyCommand.lastIndex = at
    const [command, name = ''] = copyCommand.exec(content) ?? []
    if (!command) break
    const start = at + command.length
    const end = content.indexOf(`\n${endOfRows}`, start) + 1
    tables.push({ name, command, rows: content.slice(start, end) })
    at = end + endOfRows.length
  }
  const clocks = Array.from(content.matchAll(time), ([, clock = '']) => clock)
  return { tables, sequences: content.slice(at), last: clocks.sort().at(-1) ?? '' }
}

function readTime(clock: string): number {
  return Date.parse(`${contentDay}T${clock}Z`)
}
