import pg from 'pg'

/** Removes all rows but those that migrations wrote. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations'",
    )
    // Most tables are empty, and truncating a table creates its files again.
    const { rows: filled } = await client.query(
      rows
        .map(
          ({ tablename }) =>
            `select '${tablename}' as name where exists (select from "${tablename}")`,
        )
        .join(' union all '),
    )
    // Without triggers: neither foreign keys nor rules about rows apply.
    const deletions = filled.map(({ name }) => `delete from "${name}"`)
    await client.query(['set session_replication_role = replica', ...deletions].join(';'))
  } finally {
    await client.end()
  }
}
