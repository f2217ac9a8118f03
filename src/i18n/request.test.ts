import { createFormatter, createTranslator } from 'next-intl'
import { expect, it, vi } from 'vitest'
import { type Locale, localeOfTag, locales } from './locales'
import request from './request'

const route = vi.hoisted(() => ({ locale: 'de' }))

vi.mock('next/root-params', () => ({ locale: async () => route.locale }))
vi.mock('next-intl/server', () => ({ getRequestConfig: (create: unknown) => create }))

const configure = request as unknown as (params?: object) => Promise<{ locale: never }>

const regional: Record<Locale, [number: string, country: string]> = {
  en: ['10,000.5', 'Poland'],
  vi: ['10.000,5', 'Ba Lan'],
  de: ['10.000,5', 'Polen'],
  es: ['10.000,5', 'Polonia'],
  fr: ['10\u202f000,5', 'Pologne'],
  it: ['10.000,5', 'Polonia'],
  ja: ['10,000.5', 'ポーランド'],
  nl: ['10.000,5', 'Polen'],
  // In Brazil 10.000,5 and Polônia.
  pt: ['10\u00a0000,5', 'Polónia'],
  zh: ['10,000.5', '波兰'],
}

it.each(locales)('formats $name as in its region', async ({ code, iso }) => {
  route.locale = code
  const { locale } = await configure({})
  const format = createFormatter({ locale })
  expect([format.number(10000.5), format.displayName('PL', { type: 'region' })]).toEqual(
    regional[code],
  )
  expect((await configure({ locale: code })).locale).toBe(iso)
  expect((await configure({ locale: iso })).locale).toBe(iso)
  expect(localeOfTag(locale)).toBe(code)
})

it('shows a key that no catalog has as itself, and logs it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const config = await configure({})
  const t = createTranslator<Record<string, unknown>>({ ...config, namespace: 'site' } as never)
  expect(t('no.such.key' as never)).toBe('no.such.key')
  expect(log).toHaveBeenCalledOnce()
})
