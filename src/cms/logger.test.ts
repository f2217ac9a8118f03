import { expect, it, vi } from 'vitest'

it('is written as JSON in production, with the time in UTC', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.resetModules()
  const { logger } = await import('./logger')
  if (typeof logger !== 'object' || !('options' in logger)) throw new Error('Not configured')
  expect(logger.destination).toBe(process.stdout)
  const { formatters, timestamp } = logger.options
  if (typeof timestamp !== 'function') throw new Error('No time')
  expect(timestamp()).toMatch(/^,"time":"\d{4}-\d\d-\d\dT[\d:.]+Z"$/)
  expect(formatters?.level?.('warn', 40)).toEqual({ level: 'warn' })
})
