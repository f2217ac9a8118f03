import 'server-only'
import Negotiator from 'negotiator'
import { type Circumstances, findRuleDevice } from '@/codes'
import { classifyDevice } from '@/devices/classify-device'
import { findSplitChance } from '@/devices/find-split-chance'
import { env } from '@/env'
import { visitorAddress } from '../visitor-address'

/** Reads the properties of a request that a code's rules depend on. */
export function readCircumstances(
  headers: Headers,
  { id: codeId, scansUsed }: { id: string; scansUsed: number | null },
): Circumstances {
  const userAgent = headers.get('user-agent') ?? ''
  const address = visitorAddress({ headers })
  const negotiator = new Negotiator({
    headers: { 'accept-language': (headers.get('accept-language') ?? '').slice(0, 200) },
  })
  return {
    atMs: Date.now(),
    device: findRuleDevice(classifyDevice({ userAgent: userAgent.slice(0, 400) })),
    languages: negotiator.languages().filter((language) => language !== '*'),
    chance: findSplitChance(env.PAYLOAD_SECRET ?? '', { codeId, address, userAgent }),
    scansUsed,
  }
}
