import type pg from 'pg'

const monthsAhead = 3

/**
 * Creates the partitions of the scans table for this month and the next three. Scans of a month without
 * a partition are moved from the default partition.
 */
export async function createPartitions(client: pg.ClientBase, now = new Date()): Promise<void> {
  for (let ahead = 0; ahead <= monthsAhead; ahead += 1) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1))
    const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead + 1, 1))
    await createPartition(client, from, until)
  }
}

async function createPartition(client: pg.ClientBase, from: Date, until: Date): Promise<void> {
  const name = `scans_${from.toISOString().slice(0, 7).replace('-', '_')}`
  const { rows } = await client.query('select to_regclass($1) is not null as known', [name])
  if (rows[0].known) return
  const range = [from.toISOString(), until.toISOString()]
  await client.query('begin')
  try {
    // Several processes may start at once.
    await client.query("select pg_advisory_xact_lock(hashtext('scans'))")
    await client.query('lock table scans in share row exclusive mode')
    await client.query(`create table if not exists ${name} (like scans including defaults)`)
    await client.query(
      `with moved as (delete from scans_other where at >= $1 and at < $2 returning *)
       insert into ${name} select * from moved`,
      range,
    )
    const attached = await client.query(
      'select 1 from pg_inherits where inhrelid = to_regclass($1)',
      [name],
    )
    if (!attached.rowCount)
      await client.query(
        `alter table scans attach partition ${name} for values from ('${range[0]}') to ('${range[1]}')`,
      )
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    throw cause
  }
}
