import type { Field, TextareaFieldValidation } from 'payload'
import { expect, it } from 'vitest'
import { codeFields } from './code-field'

const options = (siblingData: object) =>
  ({ req: { t: (key: string) => key, i18n: { language: 'de' } }, siblingData }) as never

function fieldsOf(fields: Field[]): Field[] {
  return fields.flatMap((field) => (field.type === 'collapsible' ? field.fields : [field]))
}

it.each([
  ['url', 'url: https://www.example.com', true],
  ['url', 'https://www.example.com', true],
  ['wifi', 'ssid: Garden\nsecurity: wpa\npassword: tomato-soup', true],
  ['wifi', 'ssid: Garden\nsecurity: none-such', false],
  ['url', 'address: https://www.example.com', false],
  ['url', '', false],
])('a code of type %s with %j is right: %s', async (type, value, right) => {
  const [field] = fieldsOf(codeFields({ localized: true })).filter(
    (one) => 'name' in one && one.name === 'fields',
  )
  const { validate } = field as { validate: TextareaFieldValidation }
  expect((await validate(value, options({ type }))) === true).toBe(right)
})

it('keeps its words for each language and its look for all', () => {
  const localized = (isLocalized: boolean) =>
    fieldsOf(codeFields({ localized: isLocalized })).flatMap((field) =>
      'name' in field && 'localized' in field && field.localized ? [field.name] : [],
    )
  expect(localized(true)).toEqual(['fields', 'frameText'])
  expect(localized(false)).toEqual([])
})
