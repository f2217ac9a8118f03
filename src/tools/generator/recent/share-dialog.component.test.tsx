import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { PageDraft } from '@/qr/content'
import { type Design, defaultDesign } from '@/qr/design'
import { readShareFragment } from '@/qr/share'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { ShareDialog } from './share-dialog'

const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.share.${key}`, values)
const input = () => page.getByRole('textbox', { name: text('link') })
const address = () => (input().element() as HTMLInputElement).value
const copyButton = () => page.getByRole('button', { name: text('copy'), exact: true })
const onExported = vi.fn()

const wifi: PageDraft = { type: 'wifi', ssid: 'Gäste 🙂', security: 'wpa', password: 'open sesame' }
const level: Design = { ...defaultDesign, level: 'H' }

/** As many random bytes as make the link too long, in a file that claims to be a picture. */
function createLargeLogo(): Design {
  const bytes = crypto.getRandomValues(new Uint8Array(12_000))
  const dataUrl = `data:image/png;base64,${btoa(String.fromCharCode(...bytes))}`
  return {
    ...defaultDesign,
    logo: {
      source: { kind: 'image', dataUrl, widthPx: 100, heightPx: 100 },
      size: 0.2,
      marginModules: 1,
      shape: 'square',
      clearing: 'modules',
      backdrop: { kind: 'none' },
    },
  }
}

const show = (draft: PageDraft, design: Design) =>
  renderInSite(<ShareDialog open onClose={() => {}} {...{ draft, design, onExported }} />)

it('copies a link that contains content and design, and warns of a password in it', async () => {
  await show(wifi, level)
  await expect.element(page.getByText(text('password.title'))).toBeVisible()
  await expect.poll(address).toMatch(/#code=1\.[\w-]+$/)
  const { hash } = new URL(address())
  expect(await readShareFragment(hash)).toMatchObject({ draft: wifi, design: level })

  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await copyButton().click()
  await expect.element(page.getByRole('button', { name: text('copied') })).toBeVisible()
  expect(copy).toHaveBeenCalledExactlyOnceWith(address())
  expect(onExported).toHaveBeenCalledOnce()
  copy.mockRestore()
})

it('selects the link where the browser does not let the page copy', async () => {
  await show({ type: 'text', text: 'A note' }, defaultDesign)
  await expect.element(page.getByText(text('password.title'))).not.toBeInTheDocument()
  await expect.poll(address).toMatch(/#code=/)
  const copy = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('Refused', 'NotAllowedError'))
  await copyButton().click()
  await expect
    .element(input())
    .toHaveAccessibleDescription(text('cannotCopy', { keyboard: 'other' }))
  const { value, selectionStart, selectionEnd } = input().element() as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, value.length])
  copy.mockRestore()
})

it('leaves out a logo that would make the link too long, and explains it', async () => {
  await show({ type: 'url', url: 'https://example.com' }, createLargeLogo())
  await expect.element(page.getByText(text('withoutLogo.title'))).toBeVisible()
  const { hash } = new URL(address())
  expect(await readShareFragment(hash)).toMatchObject({ design: { logo: null } })
})
