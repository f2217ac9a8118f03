export type Presence = {
  /** Whether the database failed a moment ago, so that it is better not to wait for it. */
  isAway: () => boolean
  /** Asks it, and remembers whether it answered. */
  ask: <Answer>(question: () => Promise<Answer>) => Promise<Answer>
}

/** Spares scans the wait for a database that is away: one in `pauseMs` tries it. */
export function watchPresence(pauseMs = 1_000): Presence {
  let awayUntilMs = 0
  return {
    isAway: () => awayUntilMs > 0 && performance.now() < awayUntilMs,
    ask: async (question) => {
      try {
        const answer = await question()
        awayUntilMs = 0
        return answer
      } catch (cause) {
        awayUntilMs = performance.now() + pauseMs
        throw cause
      }
    },
  }
}
