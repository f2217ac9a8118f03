import type pg from 'pg'
import { listAppliedMigrations } from '@/start/migrate'
import type { ArchiveHead } from './archive'

/** The queue of jobs is left out: jobs find their work in other tables, and are added again. */
const own = "n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')"

/**
 * Describes the parts of a database that an archive needs in addition to rows. Migrations create
 * the schema.
 */
export async function describeDatabase(
  client: pg.ClientBase,
): Promise<Pick<ArchiveHead, 'migrations' | 'tables' | 'partitions' | 'sequences'>> {
  const tables = await client.query<{ name: string; columns: string[] }>(`
    select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relpersistence = 'p' and ${own}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by 1`)
  const partitions = await client.query<{ name: string; parent: string; bound: string }>(`
    select c.oid::regclass::text as name, i.inhparent::regclass::text as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_inherits i on i.inhrelid = c.oid
    where c.relispartition and c.relkind = 'r' and ${own} order by 1`)
  const sequences = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences
    where last_value is not null and schemaname <> 'graphile_worker' order by 1`)
  return {
    migrations: await listAppliedMigrations(client),
    tables: tables.rows,
    partitions: partitions.rows,
    sequences: sequences.rows,
  }
}

/** Returns the tables that contain rows, except the list of migrations. */
export async function findFilledTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select c.oid::regclass::text as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relname <> 'payload_migrations' and ${own}`)
  const filled: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await client.query(`select from ${name} limit 1`)
    if (rowCount) filled.push(name)
  }
  return filled
}

/**
 * Returns the statements that allow inserting rows in any order and without side effects, and those
 * that restore the triggers and foreign keys, which also checks the foreign keys. Superuser rights
 * are not required.
 */
export async function describeGuards(
  client: pg.ClientBase,
): Promise<{ remove: string[]; restore: string[] }> {
  const keys = await client.query<{ place: string; name: string; definition: string }>(`
    select k.conrelid::regclass::text as place, quote_ident(k.conname) as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and k.conparentid = 0 and ${own}`)
  const triggers = await client.query<{ place: string }>(`
    select distinct t.tgrelid::regclass::text as place
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
      join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and t.tgparentid = 0 and ${own}`)
  const switchTriggers = (how: string) =>
    triggers.rows.map(({ place }) => `alter table ${place} ${how} trigger user`)
  return {
    remove: [
      ...keys.rows.map(({ place, name }) => `alter table ${place} drop constraint ${name}`),
      ...switchTriggers('disable'),
    ],
    restore: [
      ...switchTriggers('enable'),
      ...keys.rows.map(
        ({ place, name, definition }) =>
          `alter table ${place} add constraint ${name} ${definition}`,
      ),
    ],
  }
}
