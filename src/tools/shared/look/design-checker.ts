import type { Checker } from '@/qr/check/connect-checker'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { checkHere } from './check-here'

export type DesignChecker = Pick<Checker, 'check' | 'repair'>

/**
 * A worker that checks designs, started by the first question. Where it cannot be started, or dies,
 * the page itself answers what can be measured without decoding.
 */
export function createDesignChecker(): DesignChecker {
  let started: Promise<DesignChecker> | undefined
  const start = () => {
    started ??= import('@/qr/check/start-checker')
      .then(({ startChecker }) => startChecker({ wasmUrl: zxingUrl() }))
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
