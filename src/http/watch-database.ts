import type pg from 'pg'

/** Those who ask give up after some seconds; a database that is silent for so long is away. */
const patienceMs = 1500

/** Returns a function that finds out whether the database is away, by one question at a time. */
export function watchDatabase(pool: Pick<pg.Pool, 'query'>): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined
  return () => {
    asking ??= isAway(pool).finally(() => {
      asking = undefined
    })
    return asking
  }
}

async function isAway(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, true)
  })
  const asked = pool.query('select 1').then(
    () => false,
    () => true,
  )
  return Promise.race([asked, late]).finally(() => clearTimeout(timer))
}
