import { expect, test } from 'vitest'
import { findChat } from './find-chat'

test('there is a chat only when both ids are configured', () => {
  const both = { propertyId: ' 5f0c1d2e3a4b5c6d7e8f9a0b ', widgetId: 'default' }
  expect(findChat({ chat: both })).toEqual({ ...both, propertyId: both.propertyId.trim() })
  expect(findChat({ chat: { propertyId: both.propertyId } })).toBeUndefined()
  expect(findChat({ chat: { widgetId: 'default' } })).toBeUndefined()
  expect(findChat({ chat: { propertyId: null, widgetId: '' } })).toBeUndefined()
  expect(findChat({})).toBeUndefined()
})

test('what could not be an id never gets into the address of a script', () => {
  for (const propertyId of ['../evil', 'a/b', 'a?b', 'a"b', 'a b']) {
    expect(findChat({ chat: { propertyId, widgetId: 'default' } }), propertyId).toBeUndefined()
  }
})
