import { expect, it } from 'vitest'
import { blankPageContent, type PageDraft } from '@/qr/content'
import { defaultDesign } from '@/qr/design'
import { drawCode } from '../draw-code'
import { shownWarnings } from './shown-warnings'

const warnings = (fields: Partial<PageDraft> & Pick<PageDraft, 'type'>, leftFields: string[]) => {
  const draft = { ...blankPageContent(fields.type), ...fields } as PageDraft
  const drawing = drawCode(draft, defaultDesign)
  return shownWarnings({ draft, drawing, leftFields }).map(({ key }) => key)
}

it('waits with a remark about what is typed until the field is left', () => {
  const network = { type: 'wifi', ssid: 'Home', password: 'short' } as const
  expect(warnings(network, ['ssid'])).toEqual([])
  expect(warnings(network, ['ssid', 'password'])).toEqual(['passwordLength'])
})

it('says at once what a choice and the whole content bring with them', () => {
  const place = { type: 'map', latitude: '1', longitude: '2', target: 'geo' } as const
  expect(warnings(place, [])).toEqual(['geoAndroidOnly'])
  expect(warnings({ type: 'vcard', lastName: 'M', note: 'n'.repeat(400) }, [])).toEqual([
    'vcardLong',
  ])
})
