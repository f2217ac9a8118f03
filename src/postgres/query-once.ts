import { connectLimited } from './limit-connection'

/** Runs one query on a separate connection and returns its rows. */
export async function queryOnce<Row = Record<string, unknown>>(
  databaseUrl: string,
  text: string,
): Promise<Row[]> {
  const client = await connectLimited(databaseUrl, { connectMs: 10_000, queryMs: 10_000 })
  try {
    const { rows } = await client.query(text)
    return rows
  } finally {
    await client.end()
  }
}
