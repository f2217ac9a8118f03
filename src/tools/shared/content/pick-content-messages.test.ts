import { expect, it } from 'vitest'
import english from '@/i18n/messages/en.json'
import { errorKeys, isHostedType, pageErrorKeys, pageFields, pageTypes } from '@/qr/content'
import { pickContentMessages } from './pick-content-messages'

it.each(pageTypes)('picks what the form of %s asks for, and no other form', (type) => {
  const picked = pickContentMessages(english.content, type)
  const fields = pageFields[type]
  expect(Object.keys(picked.fields)).toEqual([type])
  expect(Object.keys(picked.options).sort()).toEqual(
    fields
      .filter(({ options }) => options)
      .map(({ name }) => name)
      .sort(),
  )
  const groups = new Set(fields.flatMap(({ group }) => group ?? []))
  expect(Object.keys(picked.groups).sort()).toEqual([...groups].sort())
  expect(Object.keys(picked.effects).filter((other) => other !== type)).toEqual([])
  expect(Object.keys(picked.forms).filter((other) => other !== type)).toEqual([])
  const errors = isHostedType(type) ? pageErrorKeys : errorKeys
  expect(Object.keys(picked.errors).sort()).toEqual([...errors].sort())
})
