import type { UrlVerdict } from './url-reputation-provider'

/** Used in place of a verdict while no provider has answered for a target. */
export const uncheckedSuspicion = 'unchecked'

/** Formats the most serious verdict for the team, such as `web-risk: phishing (example.com)`. */
export function describeVerdicts(verdicts: readonly UrlVerdict[]): string | null {
  const gravest =
    verdicts.find(({ fault }) => fault === 'blocked') ??
    verdicts.find(({ fault }) => fault !== null) ??
    verdicts[0]
  if (!gravest) return null
  return `${gravest.source}: ${gravest.reason} (${new URL(gravest.url).host})`
}
