const patienceMs = 60_000
const firstPauseMs = 250
const longestPauseMs = 5_000

/**
 * Codes of failures that pass by themselves: the network, DNS of a database that is being started, and a
 * server that starts, ends or has no connection left (SQLSTATE classes 08, 53 and 57P).
 */
const passing =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|53...|57P..|57014|55P03)$/
/** Failures of a connection that `pg` reports without a code. */
const passingMessage = /timeout|terminated|not queryable|connection that held the lock/i

/**
 * Runs work on the database, and again for a minute, with growing pauses, while the database is away or
 * too busy to answer. Other failures reject at once. The work must be repeatable.
 *
 * @throws with the last cause in the message, as people who start the site read it
 */
export async function retryWhileAway<Result>(
  work: () => Promise<Result>,
  isStopped: () => boolean = () => false,
): Promise<Result> {
  const deadline = Date.now() + patienceMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work()
    } catch (cause) {
      if (!isPassing(cause) || isStopped()) throw cause
      const reason = describe(cause)
      if (Date.now() + pauseMs > deadline)
        throw new Error(`The database did not answer for a minute: ${reason}`, { cause })
      console.warn(`The database does not answer (${reason}). Trying again`)
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
}

/** All causes of an error: Node tries each address of a host and reports one error for all. */
function listCauses(cause: unknown): Error[] {
  if (cause instanceof AggregateError) return cause.errors.flatMap(listCauses)
  if (!(cause instanceof Error)) return []
  return [cause, ...listCauses(cause.cause)]
}

/** Whether an error is one of a database that is away or too busy, or of the network to it. */
export function isPassing(cause: unknown): boolean {
  return listCauses(cause).some(
    (error) =>
      passing.test((error as NodeJS.ErrnoException).code ?? '') ||
      passingMessage.test(error.message),
  )
}

function describe(cause: unknown): string {
  return [...new Set(listCauses(cause).map(({ message }) => message))].join('; ')
}
