import type { TextFieldSingleValidation } from 'payload'
import { expect, it } from 'vitest'
import { reservedPostSlugs } from '@/paths'
import { slugField } from './slug-field'

const validate = slugField({ reserved: reservedPostSlugs }).validate as TextFieldSingleValidation
const options = { req: { t: (key: string) => key, i18n: { language: 'en' } } } as never

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
  expect((await validate(slug, options)) === true).toBe(valid)
})
