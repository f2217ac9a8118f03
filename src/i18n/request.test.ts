import { createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import request from './request'

vi.mock('next/root-params', () => ({ locale: async () => 'de' }))
vi.mock('next-intl/server', () => ({ getRequestConfig: (create: unknown) => create }))

it('shows a key that no catalog has as itself, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const config = await (request as unknown as (params: object) => Promise<object>)({})
  const t = createTranslator<Record<string, unknown>>({ ...config, namespace: 'site' } as never)
  expect(t('no.such.key' as never)).toBe('no.such.key')
  expect(log).toHaveBeenCalledOnce()
})
