import type { TextFieldSingleValidation } from 'payload'
import { expect, it } from 'vitest'
import { isReservedSlug } from '@/cms/addresses/is-solution-slug'
import { isReservedPostSlug } from '@/paths'
import { slugField } from './slug-field'

const options = { req: { t: (key: string) => key, i18n: { language: 'en' } } } as never

async function isValid(slug: string, isReserved: (slug: string) => boolean): Promise<boolean> {
  const validate = slugField(isReserved).validate as TextFieldSingleValidation
  return (await validate(slug, options)) === true
}

it.each([
  ['how-wifi-codes-work', true],
  ['page-two', true],
  ['search', false],
  ['page', false],
  ['category', false],
  ['tag', false],
  ['Wi-Fi', false],
  ['', false],
])('%s can be the address of an article: %s', async (slug, valid) => {
  expect(await isValid(slug, isReservedPostSlug)).toBe(valid)
})

it.each([
  ['qr-codes-for', true],
  ['qr-codes-for-restaurants', true],
  ['wifi', false],
  ['pricing', false],
  ['admin', false],
  ['qr-code-types', false],
  ['solutions', false],
  ['de', false],
])('%s can be the address of a solution page: %s', async (slug, valid) => {
  expect(await isValid(slug, isReservedSlug)).toBe(valid)
})
