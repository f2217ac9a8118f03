import { expect, it } from 'vitest'
import { pageTypes } from './content-types'
import {
  blankPageContent,
  findScanEffects,
  listScanEffects,
  type PageDraft,
  samplePageContent,
} from './page-content'

const effects = (fields: Partial<PageDraft>) => findScanEffects(fields as PageDraft)

it.each(pageTypes)('knows what a phone does with %s, blank or filled in', (type) => {
  const known = listScanEffects(type)
  const found = [
    ...findScanEffects(blankPageContent(type)),
    ...findScanEffects(samplePageContent(type)),
  ]
  expect(found.filter((effect) => !known.includes(effect))).toEqual([])
  expect(found.length > 0).toBe(known.length > 0)
})

it('follows the choices in the form', () => {
  expect(effects({ type: 'wifi', security: 'open', hidden: true })).toEqual(['open', 'hidden'])
  expect(effects({ type: 'map', target: 'geo' })).toEqual(['geo'])
  expect(effects({ type: 'event', allDay: true, eventFormat: 'wrapped' })).toEqual([
    'allDay',
    'wrapped',
  ])
  expect(effects({ type: 'vcard', cardFormat: 'mecard' })).toEqual(['mecard'])
  expect(effects({ type: 'url', url: 'example.com' })).toEqual(['browser'])
  expect(effects({ type: 'url', url: 'matrix:u/mai' })).toEqual(['app'])
  expect(effects({ type: 'text', text: 'tel:+1' })).toEqual(['recognised'])
})
