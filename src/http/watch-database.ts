import type pg from 'pg'

/**
 * Time after which a database that does not answer is unavailable. Load balancers wait a few
 * seconds.
 */
const patienceMs = 1500

/** Returns a function that checks whether the database is unavailable, with one query at a time. */
export function watchDatabase(pool: Pick<pg.Pool, 'query'>): () => Promise<boolean> {
  let checking: Promise<boolean> | undefined
  return () => {
    checking ??= isAway(pool).finally(() => {
      checking = undefined
    })
    return checking
  }
}

async function isAway(pool: Pick<pg.Pool, 'query'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, true)
  })
  const answered = pool.query('select 1').then(
    () => false,
    () => true,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}
