import 'server-only'
import { env } from '@/env'
import { createUrlhaus } from './create-urlhaus'
import { createWebRisk } from './create-web-risk'
import { deceptiveSpelling } from './deceptive-spelling'
import { localBlockList } from './local-block-list'
import { privateAddresses } from './private-addresses'
import type { UrlReputationProvider } from './url-reputation-provider'

let providers: readonly UrlReputationProvider[] | undefined

/** All providers: our own lists, and services for which a key is configured. */
export function getProviders(): readonly UrlReputationProvider[] {
  providers ??= [
    localBlockList,
    privateAddresses,
    deceptiveSpelling,
    ...(env.WEB_RISK_API_KEY ? [createWebRisk(env.WEB_RISK_API_KEY)] : []),
    ...(env.URLHAUS_AUTH_KEY ? [createUrlhaus(env.URLHAUS_AUTH_KEY)] : []),
  ]
  return providers
}
