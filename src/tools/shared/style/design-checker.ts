import type { Checker } from '@/qr/check'
import { zbarUrl } from '@/tools/shared/zbar-url'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { checkHere } from './check-here'

export type DesignChecker = Pick<Checker, 'check' | 'repair'>

/**
 * Creates a checker whose worker starts with the first request. If the worker cannot start or dies,
 * the page itself returns what can be measured without decoding.
 */
export function createDesignChecker(): DesignChecker {
  let started: Promise<DesignChecker> | undefined
  const start = () => {
    started ??= import('@/qr/check/start-checker')
      .then(({ startChecker }) => startChecker({ wasmUrl: zxingUrl(), zbarUrl: zbarUrl() }))
      .catch(() => checkHere)
    return started
  }
  return {
    check: async (input, request) => {
      const checker = await start()
      return checker.check(input, request).catch(() => checkHere.check(input, request))
    },
    repair: async (input, request) => {
      const checker = await start()
      return checker.repair(input, request).catch(() => checkHere.repair(input, request))
    },
  }
}
