import 'server-only'
import { creationLimits } from '@/codes/creation-limits'
import { countVisit, uncountVisit } from '../limit-visitors'
import { ApiProblem } from './api/api-problem'
import { createProofChallenge, isProof } from './proof-of-work'

const ofHour = { name: 'codes made in an hour', seconds: 3600 }
const ofDay = { name: 'codes made in a day', seconds: 86_400 }

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
  if (day.count > creationLimits.perDay) {
    await uncount()
    throw new ApiProblem('limited', { retrySeconds: day.waitSeconds })
  }
  const isFree = hour.count <= creationLimits.freePerHour && day.count <= creationLimits.freePerDay
  if (!isFree && !(proof && (await isProof(proof)))) {
    await uncount()
    throw new ApiProblem('proof', { challenge: await createProofChallenge() })
  }
  return uncount
}
