import 'server-only'
import { getProviders } from './get-providers'
import type { UrlReputationProvider, UrlVerdict } from './url-reputation-provider'

export type CheckedTargets = {
  verdicts: readonly UrlVerdict[]
  /** Names of providers that could not answer; what they would have said is asked again later. */
  silent: readonly string[]
}

/** Longer no one waits for the saving of a code. */
const patienceMs = 2500
/** Who did not answer is left in peace for a while, so that not every saving waits as long. */
const restMs = 60_000
const restingUntil = new Map<string, number>()

/**
 * Asks all providers about addresses (as `checkTarget` writes them), each with the same time.
 * Never throws: where a provider is down, codes are saved without its word.
 */
export async function checkTargets(
  urls: readonly string[],
  providers: readonly UrlReputationProvider[] = getProviders(),
): Promise<CheckedTargets> {
  const distinct = [...new Set(urls)]
  if (distinct.length === 0) return { verdicts: [], silent: [] }
  const verdicts: UrlVerdict[] = []
  const silent: string[] = []
  const ask = async (provider: UrlReputationProvider) => {
    const { name } = provider
    const answered = await askProvider(provider, distinct, (verdict) =>
      verdicts.push({ ...verdict, source: name }),
    )
    if (!answered) silent.push(name)
  }
  await Promise.all(providers.map(ask))
  // Who comes late must not change what has been handed over.
  return { verdicts: [...verdicts], silent }
}

async function askProvider(
  { name, check }: UrlReputationProvider,
  urls: readonly string[],
  report: Parameters<UrlReputationProvider['check']>[2],
): Promise<boolean> {
  if ((restingUntil.get(name) ?? 0) > Date.now()) return false
  const signal = AbortSignal.timeout(patienceMs)
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  try {
    await Promise.race([check(urls, signal, report), isOver])
    return true
  } catch (cause) {
    restingUntil.set(name, Date.now() + restMs)
    const words = cause instanceof Error ? cause.message : String(cause)
    console.warn(`${name} could not say whether addresses are safe: ${words}`)
    return false
  } finally {
    isOver.catch(() => {})
  }
}
