import type { Design } from '@/qr/design/design'
import { type CheckedDesign, checkDesign } from './check-design'
import type { CheckOptions } from './check-picture'
import { type ChangeKey, type CheckResult, changeKeys, type RepairChange } from './check-result'
import type { DesignToCheck } from './draw-design'
import { repairs } from './repairs'

export type RepairedDesign =
  | {
      ok: true
      design: Design
      /** In the order of `changeKeys`; empty if the design was already green. */
      changes: readonly RepairChange[]
      result: CheckResult
    }
  | Extract<CheckedDesign, { ok: false }>

/**
 * Changes a design step by step until its check is green, then reverts every change that was not
 * needed. A green design is returned unchanged; if no change makes it green, the best attempt is
 * returned.
 *
 * @throws the signal's reason once it is aborted
 */
export async function repairDesign(
  input: DesignToCheck,
  { engines, ...options }: Omit<CheckOptions, 'onQuick'>,
): Promise<RepairedDesign> {
  const decoders = await engines
  const first = await check(input.design)
  if (!first.ok) return first

  let design = input.design
  let result: CheckResult = first
  /** The design that changes are compared with; after a swap of colors, the swapped design. */
  let base = input.design
  const touched = new Set<ChangeKey>()
  const spent = new Set<ChangeKey>()
  while (result.verdict !== 'green') {
    const key = result.repairs.find((candidate) => !spent.has(candidate))
    if (!key) break
    const improved = repairs[key].improve(design, result)
    const checked = improved && (await check(improved))
    if (!improved || !checked?.ok) {
      spent.add(key)
      continue
    }
    touched.add(key)
    design = improved
    result = checked
    if (key === 'inversion') base = improved
  }

  for (const key of [...changeKeys].reverse()) {
    if (!touched.has(key) || key === 'inversion' || result.verdict !== 'green') continue
    const without = repairs[key].restore(design, base)
    const checked = await check(without)
    if (!checked.ok || checked.verdict !== 'green') continue
    touched.delete(key)
    design = without
    result = checked
  }

  const changes = changeKeys
    .filter((key) => touched.has(key))
    .map((key) => ({
      key,
      from: repairs[key].tell(key === 'inversion' ? input.design : base),
      to: repairs[key].tell(key === 'inversion' ? base : design),
    }))
  return { ok: true, design, changes, result }

  /** Runs the decoders only on designs whose measurements are green. */
  async function check(tried: Design): Promise<CheckedDesign> {
    await options.pause?.()
    options.signal?.throwIfAborted()
    const quick = await checkDesign({ ...input, design: tried }, { ...options, engines: [] })
    if (!quick.ok || quick.verdict !== 'green' || decoders.length === 0) return quick
    return checkDesign({ ...input, design: tried }, { ...options, engines: decoders })
  }
}
