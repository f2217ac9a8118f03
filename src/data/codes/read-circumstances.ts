import 'server-only'
import Negotiator from 'negotiator'
import { type Circumstances, findRuleDevice } from '@/codes'
import { classifyDevice } from '@/devices/classify-device'

/** Reads the properties of a request that a code's rules depend on. */
export function readCircumstances(headers: Headers, scansUsed: number | null): Circumstances {
  const negotiator = new Negotiator({
    headers: { 'accept-language': (headers.get('accept-language') ?? '').slice(0, 200) },
  })
  return {
    atMs: Date.now(),
    device: findRuleDevice(
      classifyDevice({ userAgent: (headers.get('user-agent') ?? '').slice(0, 400) }),
    ),
    languages: negotiator.languages().filter((language) => language !== '*'),
    chance: Math.random(),
    scansUsed,
  }
}
