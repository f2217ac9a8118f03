import pg from 'pg'

/** Removes all rows but those that migrations wrote. */
export async function emptyDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(
      "select tablename from pg_tables where schemaname = 'public' and tablename <> 'payload_migrations'",
    )
    await client.query(`truncate ${rows.map(({ tablename }) => `"${tablename}"`).join()}`)
  } finally {
    await client.end()
  }
}
