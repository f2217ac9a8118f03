import type { UrlVerdict } from './url-reputation-provider'

/** In place of a verdict: no provider has been able to say anything about a target yet. */
export const uncheckedSuspicion = 'unchecked'

/** The gravest of them in a line for the team, such as `web-risk: phishing (example.com)`. */
export function describeVerdicts(verdicts: readonly UrlVerdict[]): string | null {
  const gravest =
    verdicts.find(({ fault }) => fault === 'blocked') ??
    verdicts.find(({ fault }) => fault !== null) ??
    verdicts[0]
  if (!gravest) return null
  return `${gravest.source}: ${gravest.reason} (${new URL(gravest.url).host})`
}
