import type { Checker } from '@/qr/check'

/**
 * Runs the quick part of the check on the page itself, where no worker is available. Decoders are
 * omitted because they would delay typing.
 */
export const checkHere: Pick<Checker, 'check' | 'repair'> = {
  check: async (input, { onQuick, signal } = {}) => {
    const { checkDesign } = await import('@/qr/check')
    if (signal?.aborted) return null
    const result = await checkDesign(input, { engines: [] })
    onQuick?.(result)
    return result
  },
  repair: async (input, { signal } = {}) => {
    const { repairDesign } = await import('@/qr/check')
    return signal?.aborted ? null : repairDesign(input, { engines: [] })
  },
}
