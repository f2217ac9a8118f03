import type { Checker } from '@/qr/check/connect-checker'
import { zxingUrl } from '@/tools/shared/zxing-url'
import { checkHere } from './check-here'

export type DesignChecker = Pick<Checker, 'check' | 'repair'> & {
  /** Whether decoders can be tried at all: false once the worker has failed. */
  canDecode: () => boolean
}

/**
 * A worker that checks designs, started by the first question. Where it cannot be started, or dies,
 * the page itself answers what can be measured without decoding.
 */
export function createDesignChecker(): DesignChecker {
  let started: Promise<Pick<Checker, 'check' | 'repair'>> | undefined
  let failed = false

  const start = () => {
    started ??= import('@/qr/check/start-checker')
      .then(({ startChecker }) => startChecker({ wasmUrl: zxingUrl() }))
      .catch(giveUp)
    return started
  }
  const giveUp = () => {
    failed = true
    return checkHere
  }
  return {
    check: async (input, request) => {
      const checker = failed ? checkHere : await start()
      return checker.check(input, request).catch(() => giveUp().check(input, request))
    },
    repair: async (input, request) => {
      const checker = failed ? checkHere : await start()
      return checker.repair(input, request).catch(() => giveUp().repair(input, request))
    },
    canDecode: () => !failed,
  }
}
