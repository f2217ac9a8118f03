import type { CheckedDesign } from '@/qr/check/check-design'
import type { CheckResult } from '@/qr/check/check-result'
import type { Design } from '@/qr/design/design'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { checkHere } from '@/tools/shared/look/check-here'
import type { DesignChecker } from '@/tools/shared/look/design-checker'
import { loadLogoPixels } from '@/tools/shared/look/load-logo-pixels'

/**
 * - `untested`: nothing was changed yet; a test proves that the samples are green
 * - `checking`: under way; the result is the quick one, or that of what was there before
 * - `checked`: measured and read by decoders
 * - `failed`: no decoder could be tried here; the result is what can be measured
 */
export type HealthStatus = 'untested' | 'checking' | 'checked' | 'failed'

export type HealthState = {
  status: HealthStatus
  /** The last one, the quick part first; null where there is none. */
  result: CheckResult | null
  /** Whether the result is without the decoders' word. */
  isQuick: boolean
}

type CodeToCheck = { text: string; design: Design; frameText: OutlinedText | null }

/** A worker that has not even measured by then may never arrive. */
const patienceMs = 10_000

/** Tells what is known of a code as it becomes known; nothing more once the signal is aborted. */
export async function checkHealth(
  checker: DesignChecker,
  code: CodeToCheck,
  { signal, onState }: { signal: AbortSignal; onState: (state: HealthState) => void },
): Promise<void> {
  let isMeasured = false
  const tell = (status: HealthStatus, checked: CheckedDesign | null) => {
    if (signal.aborted) return
    isMeasured = true
    const result = checked?.ok ? checked : null
    onState({ status, result, isQuick: !result?.stress })
  }
  const pictures = await loadLogoPixels(code.design.logo)
  const input = { ...code, pictures }
  const late = setTimeout(async () => {
    const measured = await checkHere.check(input, { signal }).catch(() => null)
    if (!isMeasured) tell('failed', measured)
  }, patienceMs)
  try {
    const checked = await checker.check(input, {
      signal,
      onQuick: (quick) => {
        clearTimeout(late)
        tell('checking', quick)
      },
    })
    if (checked) tell(checked.ok && checked.stress ? 'checked' : 'failed', checked)
  } catch {
    tell('failed', null)
  } finally {
    clearTimeout(late)
  }
}
