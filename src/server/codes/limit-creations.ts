import 'server-only'
import { countVisit, uncountVisit } from '../limit-visitors'
import { ApiProblem } from './api/api-problem'
import { createProofChallenge, isProof } from './proof-of-work'

const ofHour = { name: 'codes made in an hour', seconds: 3600 }
const ofDay = { name: 'codes made in a day', seconds: 86_400 }

/** Without a proof of work, of one network. */
const free = { perHour: 20, perDay: 100 } as const
const mostPerDay = 1000

/** Undoes the count where nothing came of it. */
export type Uncount = () => Promise<void>

/** Counts the making of codes. After a limit it costs a proof of work, and after another a day. */
export async function countCreations(
  address: string,
  codes: number,
  proof: string | undefined,
): Promise<Uncount> {
  if (codes === 0) return async () => {}
  const [hour, day] = await Promise.all([
    countVisit(ofHour, address, codes),
    countVisit(ofDay, address, codes),
  ])
  const uncount = async () => {
    await Promise.all([uncountVisit(ofHour, address, codes), uncountVisit(ofDay, address, codes)])
  }
  if (day.count > mostPerDay) {
    await uncount()
    throw new ApiProblem('limited', { retrySeconds: day.waitSeconds })
  }
  const isFree = hour.count <= free.perHour && day.count <= free.perDay
  if (!isFree && !(proof && (await isProof(proof)))) {
    await uncount()
    throw new ApiProblem('proof', { challenge: await createProofChallenge() })
  }
  return uncount
}
