import type { CheckedDesign, CheckResult, DesignToCheck, PrintColorToCheck } from '@/qr/check'
import type { Design } from '@/qr/design'
import type { Pixels } from '@/qr/render'
import type { OutlinedText } from '@/qr/text'
import { checkHere } from '@/tools/shared/style/check-here'
import type { DesignChecker } from '@/tools/shared/style/design-checker'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'

/**
 * - `untested`: nothing was changed yet; tests ensure that the samples are green
 * - `checking`: in progress; the result is the quick one, or that of an earlier code
 * - `checked`: measured and read by decoders
 * - `failed`: no decoder could run; the result contains measurements only
 */
export type HealthStatus = 'untested' | 'checking' | 'checked' | 'failed'

export type HealthState = {
  status: HealthStatus
  /** The last result, the quick part first; null before the first. */
  result: CheckResult | null
  /** Whether the result does not include the decoders. */
  isQuick: boolean
}

export type CodeToCheck = {
  text: string
  design: Design
  frameText: OutlinedText | null
  /** Colors of the chosen print file, which are judged in place of those of the screen. */
  printColor?: PrintColorToCheck | null
  /** Chosen width of the printed picture. */
  printWidthMm?: number | null
}

/** A worker without any measurement by then may never respond. */
const patienceMs = 10_000

export function toInput(
  { printColor, printWidthMm, ...code }: CodeToCheck,
  pictures: ReadonlyMap<string, Pixels>,
): DesignToCheck {
  return {
    ...code,
    pictures,
    ...(printColor && { printColor }),
    ...(printWidthMm && { printWidthMm }),
  }
}

/** Reports each state of a check until the signal is aborted. */
export async function checkHealth(
  checker: DesignChecker,
  code: CodeToCheck,
  { signal, onState }: { signal: AbortSignal; onState: (state: HealthState) => void },
): Promise<void> {
  let isMeasured = false
  const report = (status: HealthStatus, checked: CheckedDesign | null) => {
    if (signal.aborted) return
    isMeasured = true
    const result = checked?.ok ? checked : null
    onState({ status, result, isQuick: !result?.stress })
  }
  const pictures = await loadLogoPixels(code.design.logo)
  const input = toInput(code, pictures)
  const late = setTimeout(async () => {
    const measured = await checkHere.check(input, { signal }).catch(() => null)
    if (!isMeasured) report('failed', measured)
  }, patienceMs)
  try {
    const checked = await checker.check(input, {
      signal,
      onQuick: (quick) => {
        clearTimeout(late)
        report('checking', quick)
      },
    })
    if (checked) report(checked.ok && checked.stress ? 'checked' : 'failed', checked)
  } catch {
    report('failed', null)
  } finally {
    clearTimeout(late)
  }
}
