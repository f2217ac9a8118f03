import { type CollectionRefreshHook, Forbidden } from 'payload'

/** Lifetime of an idle session, in seconds. */
export const sessionSeconds = 8 * 3600
/** Maximum lifetime of an active session, in seconds. */
const longestSeconds = 24 * 3600

type Session = { id: string; createdAt?: string | Date | null }

/** Refuses to renew a session later than a day after its sign-in. */
export const limitSession: CollectionRefreshHook = ({ args, user }) => {
  const { req } = args
  const id = req.user && '_sid' in req.user ? req.user._sid : undefined
  const sessions: Session[] = user.sessions ?? []
  const began = sessions.find((session) => session.id === id)?.createdAt
  const lastSecond = (began ? new Date(began).getTime() : 0) / 1000 + longestSeconds
  if (Date.now() / 1000 + sessionSeconds > lastSecond) throw new Forbidden(req.t)
}
