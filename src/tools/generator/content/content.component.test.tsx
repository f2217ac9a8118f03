import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PageType } from '@/qr/content'
import { field, fillFields } from '@/testing/field'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { TestGenerator } from '@/testing/test-generator'
import { CodeTool } from '../code-tool'
import { useGenerator } from '../generator-context'
import { ContentPanel } from './content-panel'

const button = (key: string) => page.getByRole('button', { name: message(key), exact: true })
const status = (key: string) =>
  page.getByRole('status').filter({ hasText: message(`generator.code.status.${key}`) })

const show = (type: PageType) =>
  renderInSite(<CodeTool type={type} siteUrl="https://qz.example" />, { path: `/${type}` })

async function openCodeText(): Promise<void> {
  await page.getByText(message('generator.payload.label'), { exact: true }).click()
}
const readCode = () => document.querySelector('pre')?.innerText

const error = (key: string, values?: Record<string, string | number>) =>
  message(`content.errors.${key}`, values)

type Check = {
  type: PageType
  /** Values that complete the code: all required fields. */
  complete: Record<string, string>
  /** Message of an empty required field. */
  missing?: string
  faults: readonly { name: string; value: string; error: string }[]
}

const checks: readonly Check[] = [
  {
    type: 'url',
    complete: { url: 'example.com/menu' },
    faults: [
      { name: 'url', value: 'not a link', error: error('urlHost') },
      { name: 'url', value: 'javascript:alert(1)', error: error('urlScheme') },
    ],
  },
  {
    type: 'vcard',
    complete: { firstName: 'Mai' },
    missing: error('nameRequired'),
    faults: [
      { name: 'email', value: 'mai@', error: error('email') },
      { name: 'mobile', value: 'call me', error: error('phone') },
      { name: 'website', value: 'no site', error: error('url') },
    ],
  },
  {
    type: 'map',
    complete: { latitude: '48.8584', longitude: '2.2945' },
    faults: [
      { name: 'latitude', value: '91', error: error('latitude', { limit: 90 }) },
      { name: 'longitude', value: '-181', error: error('longitude', { limit: 180 }) },
    ],
  },
  {
    type: 'event',
    complete: {
      title: 'Expo',
      startDate: '2032-05-14',
      startTime: '09:30',
    },
    faults: [{ name: 'endDate', value: '2032-05-13', error: error('endBeforeStart') }],
  },
]

/** The form with the state of the generator, without the code and everything else around it. */
function Form({ type }: { type: PageType }) {
  const zone = type === 'event' && { timeZone: 'Europe/Paris' }
  return (
    <TestGenerator draft={{ type, ...zone }}>
      <ContentPanel />
      <State />
    </TestGenerator>
  )
}

function State() {
  const { drawing, clear } = useGenerator()
  return (
    <>
      <output data-testid="state">{drawing.status}</output>
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

async function enter(name: string, value: string): Promise<void> {
  await field(name).fill(value)
  // Tab would move on within a date.
  field(name).element().blur()
}

it.each(checks)('explains what is wrong or missing in $type', async (check) => {
  const { type, complete, faults, missing = error('required') } = check
  await renderInSite(<Form type={type} />)
  const state = page.getByTestId('state')
  await expect.element(state).toHaveTextContent('sample')

  const names = Object.keys(complete)
  for (const [name, value] of Object.entries(complete)) {
    if (check.missing === undefined) {
      await expect.element(field(name)).toHaveAttribute('aria-required', 'true')
    }
    await field(name).fill(value)
  }
  await expect.element(state).toHaveTextContent('ready')

  // A form without any text shows the sample, so the only field is left with a blank.
  const emptied = names.length > 1 ? '' : ' '
  for (const name of names.filter((name) => canBeBlank(name))) {
    await enter(name, emptied)
    await expect.element(field(name)).toHaveAccessibleDescription(toPattern(missing))
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(state).toHaveTextContent('unfinished')
    await field(name).fill(complete[name] as string)
    await expect.element(state).toHaveTextContent('ready')
  }
  for (const { name, value, error } of faults) {
    await enter(name, value)
    await expect.element(field(name)).toHaveAccessibleDescription(toPattern(error))
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(state).toHaveTextContent('unfinished')
    await field(name).fill(complete[name] ?? '')
    await expect.element(page.getByText(error)).not.toBeInTheDocument()
  }
  await expect.element(state).toHaveTextContent('ready')

  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(state).toHaveTextContent('sample')
  for (const name of names) await expect.element(field(name)).toHaveValue('')
  await expect.element(page.getByText(missing)).not.toBeInTheDocument()
})

function canBeBlank(name: string): boolean {
  const control = field(name).element()
  return control instanceof HTMLTextAreaElement || control.matches('[type="text"], [type="tel"]')
}

const toPattern = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

it('reads a network back in words, with its password on request only', async () => {
  await show('wifi')
  await expect.element(page.getByText(message('content.effects.wifi.wpa'))).toBeVisible()
  await fillFields({ ssid: ' Luna', password: 'secret12' })
  await field('security').click()

  await button('content.fixes.trimSpaces').click()
  await expect.element(field('ssid')).toHaveValue('Luna')
  await expect.element(field('ssid')).toHaveFocus()

  await openCodeText()
  await expect.poll(readCode).toBe('WIFI:T:WPA;S:Luna;P:••••••••;;')
  await button('editor.content.payload.showPassword').click()
  expect(readCode()).toBe('WIFI:T:WPA;S:Luna;P:secret12;;')
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await button('editor.content.payload.copyWords').click()
  await expect.element(page.getByText(message('content.copying.done'))).toBeVisible()
  expect(copy.mock.lastCall?.[0]).toContain(
    `${message('content.fields.wifi.password.label')}: secret12`,
  )
  copy.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await button('editor.content.payload.copyText').click()
  await expect.element(page.getByText(message('content.copying.failed'))).toBeVisible()
  copy.mockRestore()

  await field('security').selectOptions('open')
  await expect.element(page.getByText(message('content.effects.wifi.open'))).toBeVisible()
  await expect.poll(readCode).toBe('WIFI:T:nopass;S:Luna;;')
})

it('does not call a password too short while it is typed', async () => {
  await show('wifi')
  await fillFields({ ssid: 'Luna' })
  await field('password').click()
  await userEvent.keyboard('secret')
  await expect.element(status('ready')).toBeVisible()
  const warning = page.getByText(message('content.warnings.passwordLength', { min: 8, max: 63 }))
  await expect.element(warning).not.toBeInTheDocument()
  await userEvent.tab()
  await expect.element(warning).toBeVisible()
  await field('password').click()
  await userEvent.keyboard('{End}12')
  await expect.element(warning).not.toBeInTheDocument()
})

it('starts an event in the own time zone, ends it an hour later and shows the time in UTC', async () => {
  await show('event')
  // The browser of component tests is in Berlin.
  await expect.element(field('timeZone')).toHaveValue('Europe/Berlin')
  expect(field('timeZone').element().querySelector('option')).toHaveTextContent(/Europe\/Berlin/)
  await fillFields({ title: 'Expo', startDate: '2032-05-14', startTime: '09:30' })
  await expect.element(field('endTime')).toHaveValue('10:30')
  await field('startTime').fill('11:00')
  await expect.element(field('endTime')).toHaveValue('12:00')
  await field('timeZone').selectOptions('Europe/Lisbon')
  const group = page.getByRole('group', { name: message('content.groups.when') })
  await expect.element(group).toHaveTextContent(/10:00/)
  await expect.element(group).toHaveTextContent(/Europe\/Berlin/)
  await openCodeText()
  await expect.poll(readCode).toContain('DTSTART:20320514T100000Z')
})

it('offers a map link in place of a location that only Android opens', async () => {
  await show('map')
  await fillFields({ latitude: '52.52', longitude: '13.405' })
  await field('target').selectOptions('geo')
  await button('content.fixes.useMapLink').click()
  await expect.element(field('target')).toHaveValue('google')
  await openCodeText()
  await expect.poll(readCode).toContain('query=52.52,13.405')
})
