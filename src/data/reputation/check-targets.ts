import 'server-only'
import { getProviders } from './get-providers'
import type { UrlReputationProvider, UrlVerdict } from './url-reputation-provider'

export type CheckedTargets = {
  verdicts: readonly UrlVerdict[]
  /** Addresses that not every provider has answered for; they are checked again later. */
  unanswered: ReadonlySet<string>
  /** Addresses that lack the answer of a provider that protects visitors. */
  unchecked: ReadonlySet<string>
}

/** Limits of one request. The rest of its addresses stay unanswered. */
export type CheckBudget = { ms: number; addresses: number }

/** Limits the delay of saving a code, and the operator's costs of lookups. */
export const requestBudget: CheckBudget = { ms: 2500, addresses: 250 }
/** A provider that failed is not queried for this long, so that requests do not wait for it. */
const restMs = 60_000
const restingUntil = new Map<string, number>()

/**
 * Queries all providers about addresses (as `checkTarget` formats them), each with the same budget.
 * Never throws. A provider is paused only after its own failure, not after a request used up its budget.
 */
export async function checkTargets(
  urls: readonly string[],
  providers: readonly UrlReputationProvider[] = getProviders(),
  budget: CheckBudget = requestBudget,
): Promise<CheckedTargets> {
  const distinct = [...new Set(urls)]
  const verdicts: UrlVerdict[] = []
  const unanswered = new Set<string>()
  const unchecked = new Set<string>()
  const query = async (provider: UrlReputationProvider) => {
    const answered = await queryProvider(provider, distinct, budget, (verdict) =>
      verdicts.push({ ...verdict, source: provider.name }),
    )
    for (const url of distinct) {
      if (answered.has(url)) continue
      unanswered.add(url)
      if (!provider.isAdvisory) unchecked.add(url)
    }
  }
  if (distinct.length > 0) await Promise.all(providers.map(query))
  // Late answers must not change the result.
  return { verdicts: [...verdicts], unanswered, unchecked }
}

/** Returns the addresses that the provider has answered for. */
async function queryProvider(
  { name, isLocal, check }: UrlReputationProvider,
  urls: readonly string[],
  budget: CheckBudget,
  report: Parameters<UrlReputationProvider['check']>[2],
): Promise<ReadonlySet<string>> {
  const answered = new Set<string>()
  if ((restingUntil.get(name) ?? 0) > Date.now()) return answered
  const queried = isLocal ? urls : urls.slice(0, budget.addresses)
  const signal = AbortSignal.timeout(budget.ms)
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    await Promise.race([check(queried, signal, report, (url) => answered.add(url)), isOver])
    return answered
  } catch (cause) {
    // A provider that answered nothing in this time hangs.
    if (!signal.aborted || answered.size === 0) {
      restingUntil.set(name, Date.now() + restMs)
      const message = cause instanceof Error ? cause.message : String(cause)
      console.warn(`${name} could not say whether addresses are safe: ${message}`)
    }
    return new Set(answered)
  } finally {
    isOver.catch(() => {})
  }
}
