// The process that runs hostile input: one case per message. It may be killed at any time.

import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import type { FuzzCase, FuzzOutcome } from './fuzz-case'
import { runCase } from './run-case'

await prepareZxingFromPackage()
process.on('message', async (fuzzCase: FuzzCase) => {
  const started = performance.now()
  let error: string | undefined
  try {
    await runCase(fuzzCase)
  } catch (cause) {
    error = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)
  }
  const outcome: FuzzOutcome = {
    tookMs: performance.now() - started,
    rssBytes: process.resourceUsage().maxRSS * 1024,
    ...(error !== undefined && { error }),
  }
  process.send?.(outcome)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
