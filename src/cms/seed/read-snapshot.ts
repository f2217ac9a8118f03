import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { contentDay, endOfRows } from '@/start/load-content'

/** Tables that triggers fill when the others are loaded. */
const byTriggers = ['draft_search', 'post_listing', 'post_search']
const excluded = ['payload_migrations']

/**
 * Returns the rows of a database as SQL. Ids and times are replaced by their positions in the order of
 * all, so that the text of equal content is equal. Changes the times of the database clock to the last.
 */
export async function readSnapshot(client: pg.Client): Promise<string> {
  await client.query("set datestyle = 'ISO'; set timezone = 'UTC'; set client_encoding = 'UTF8'")
  await client.query(
    'update translation_states set work_added_at = (select max(edited_at) from translation_states)',
  )
  const parts: string[] = []
  for (const { name, columns, key } of await listTables(client)) {
    const order = key ? ` order by ${key}` : ''
    // The rows of the languages of a document are inserted at once, in any order.
    const isOfLanguages = name.endsWith('_locales') || name.endsWith('_locales"')
    const number = 'row_number() over (order by _parent_id, _locale) as id'
    const selected = isOfLanguages ? columns.replace(/\bid\b/, number) : columns
    const query = `copy (select ${selected} from ${name}${isOfLanguages ? ' order by id' : order}) to stdout`
    const rows = await text(client.query(copyTo(query)))
    if (rows) parts.push(`copy ${name} (${columns}) from stdin;\n${rows}${endOfRows}`)
  }
  const sequences = await client.query<{ command: string }>(`
    select format('select setval(''%I'', %s);', sequencename, last_value) as command
    from pg_sequences where schemaname = 'public' and last_value is not null
    order by sequencename`)
  const commands = sequences.rows.map(({ command }) => `${command}\n`)
  const { rows } = await client.query('select min(created_at) as since from payload_migrations')
  const { since } = rows[0]
  return replaceIds(replaceTimes(parts.join('') + commands.join(''), since))
}

type Table = { name: string; columns: string; key: string | null }

/** Lists the tables so that each comes after those that it refers to. */
async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select format('%I', c.relname) as name,
      (select string_agg(format('%I', attname), ', ' order by attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select string_agg(format('%I', attname), ', ' order by array_position(i.indkey, attnum))
        from pg_index i join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = c.oid and indisprimary) as key,
      array(select distinct format('%I', p.relname) from pg_constraint k
        join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1)
    order by c.relname`,
    [[...excluded, ...byTriggers]],
  )
  const sorted: Table[] = []
  let waiting = rows
  while (waiting.length) {
    const names = new Set(waiting.map(({ name }) => name))
    const ready = waiting.filter(({ parents }) => !parents.some((name) => names.has(name)))
    if (!ready.length) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`)
    sorted.push(...ready)
    waiting = waiting.filter((one) => !ready.includes(one))
  }
  return sorted
}

const time = /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)(\.\d+)?\+00/g

/** Replaces times after `since`; those before are part of the content. */
function replaceTimes(content: string, since: Date): string {
  const read = (second: string, fraction = '') =>
    Date.parse(`${second}Z`) * 1000 + Number(fraction.slice(1).padEnd(6, '0'))
  const times = [...content.matchAll(time)].map(([, second = '', fraction]) =>
    read(second, fraction),
  )
  const ranks = rank(times.filter((at) => at >= since.getTime() * 1000))
  return content.replace(time, (own, second, fraction) => {
    const order = ranks.get(read(second, fraction))
    if (order === undefined) return own
    const replaced = new Date(Date.parse(`${contentDay}T00:00:00Z`) + order)
    return replaced.toISOString().replace('T', ' ').replace('Z', '+00')
  })
}

const uuid = /\b[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/g
const idInJson = /(?<="id": ")[0-9a-f]{24}(?=")/g

/** Replaces ids, which begin with the time at which they were made. */
function replaceIds(content: string): string {
  const replace = (text: string, pattern: RegExp, prefix: string, digits: number) => {
    const ranks = rank(text.match(pattern) ?? [])
    return text.replace(pattern, (id) => prefix + ranks.get(id)?.toString(16).padStart(digits, '0'))
  }
  return replace(replace(content, uuid, '00000000-0000-7000-8000-', 12), idInJson, '', 24)
}

/** Returns the positions of different values in their order. */
function rank<Value extends string | number>(values: readonly Value[]): Map<Value, number> {
  const sorted = [...new Set(values)].sort((one, other) => (one < other ? -1 : 1))
  return new Map(sorted.map((value, index) => [value, index]))
}
