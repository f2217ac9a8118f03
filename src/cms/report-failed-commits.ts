import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/**
 * Gives a database adapter transactions whose commit rejects unless the database confirms it; those
 * of Payload resolve, so that an editor sees a save that was rolled back.
 */
export function reportFailedCommits(
  database: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  return {
    ...database,
    init: (args) => Object.assign(database.init(args), { beginTransaction, commitTransaction }),
  }
}

const beginTransaction: PostgresAdapter['beginTransaction'] = async function (
  this: PostgresAdapter,
  options,
) {
  await this.initializing
  const id = randomUUID()
  await new Promise<void>((start, fail) => {
    const done = this.drizzle.transaction(
      (db) =>
        new Promise<void>((commit, rollBack) => {
          this.sessions[id] = {
            db,
            resolve: () => {
              commit()
              return done
            },
            reject: () => {
              rollBack(new Error('The transaction is rolled back'))
              return done.catch(() => {})
            },
          }
          start()
        }),
      options,
    )
    done.catch(fail)
  })
  return id
}

const commitTransaction: PostgresAdapter['commitTransaction'] = async function (
  this: PostgresAdapter,
  transactionId,
) {
  const id = (await transactionId) ?? ''
  const session = this.sessions[id]
  delete this.sessions[id]
  await session?.resolve()
}
