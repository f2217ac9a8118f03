import { useCallback, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blankPageContent } from '@/qr/content'
import { field } from '@/testing/field'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { ContentFields } from './content-fields'
import type { FillFields } from './fill-fields'

function MapForm() {
  const [draft, setDraft] = useState(() => blankPageContent('map'))
  const fill = useCallback<FillFields>((change) => setDraft((now) => ({ ...now, ...change })), [])
  return (
    <form>
      <ContentFields draft={draft} errors={{}} onFill={fill} />
    </form>
  )
}

const text = (key: string, values?: Record<string, string | number>) =>
  page.getByText(message(`content.forms.map.${key}`, values))

const locate = () => page.getByRole('button', { name: message('content.forms.map.locate') }).click()

async function paste(name: string, pasted: string): Promise<void> {
  await field(name).click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  field(name).element().dispatchEvent(event)
}

async function expectPlace(latitude: string, longitude: string): Promise<void> {
  await expect.element(field('latitude')).toHaveValue(latitude)
  await expect.element(field('longitude')).toHaveValue(longitude)
}

it('fills in a place from a pasted link or a typed pair of coordinates', async () => {
  await renderInSite(<MapForm />)
  // The paste handler loads after the fields.
  await expect.element(text('paste')).toBeVisible()
  await paste('longitude', 'https://www.google.com/maps/place/Tour+Eiffel/@48.8584,2.2945,17z')
  await expectPlace('48.8584', '2.2945')
  await expect.element(text('pasted')).toBeVisible()
  await paste('latitude', 'https://maps.app.goo.gl/abc')
  await expect.element(text('refused.shortLink')).toBeVisible()
  await expectPlace('48.8584', '2.2945')

  await field('latitude').fill('52,52; 13,405')
  await expect.element(text('refused.shortLink')).not.toBeInTheDocument()
  await userEvent.tab()
  await expectPlace('52.52', '13.405')
})

it('fills in where the device is, or explains why it cannot', async () => {
  const position = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  await renderInSite(<MapForm />)
  const coords = { latitude: 38.716671, longitude: -9.133334, accuracy: 20.4 }
  position.mockImplementation((found) => found({ coords } as GeolocationPosition))
  await locate()
  await expectPlace('38.71667', '-9.13333')
  await expect.element(text('located', { meters: 20 })).toBeVisible()

  for (const [code, reason] of [
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const) {
    const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const
    position.mockImplementation((_found, refuse) => refuse?.({ ...codes, code, message: '' }))
    await locate()
    await expect.element(text(`refused.${reason}`)).toBeVisible()
  }
  await expectPlace('38.71667', '-9.13333')
  position.mockRestore()
})
