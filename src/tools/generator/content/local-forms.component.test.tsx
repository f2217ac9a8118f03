import { useCallback, useState } from 'react'
import { expect, it } from 'vitest'
import type { Locale } from '@/i18n/locales'
import { blankPageContent, type PageDraft } from '@/qr/content'
import { field } from '@/testing/field'
import { renderInSite } from '@/testing/render-in-site'
import { CodeTool } from '@/tools/generator/code-tool'
import { ContentFields } from '@/tools/shared/content-form/content-fields'
import type { FillFields } from '@/tools/shared/content-form/fill-fields'

function ContactForm({ filled = {} }: { filled?: Partial<PageDraft> }) {
  const [draft, setDraft] = useState(
    () => ({ ...blankPageContent('vcard'), ...filled }) as PageDraft,
  )
  const fill = useCallback<FillFields>(
    (change) => setDraft((now) => ({ ...now, ...change }) as PageDraft),
    [],
  )
  return (
    <form>
      <ContentFields draft={draft} errors={{}} onFill={fill} />
    </form>
  )
}

const controls = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name)

it.each<[Locale, string[]]>([
  ['en', ['firstName', 'lastName', 'mobile']],
  ['vi', ['lastName', 'firstName', 'mobile']],
  ['zh', ['lastName', 'firstName', 'mobile']],
  ['ja', ['lastName', 'firstName', 'phoneticLastName', 'phoneticFirstName', 'mobile']],
])('asks for a name in the order of %s', async (locale, names) => {
  await renderInSite(<ContactForm />, { locale })
  expect(controls().slice(0, names.length)).toEqual(names)
})

it('shows a reading that came with the contact in any language', async () => {
  await renderInSite(<ContactForm filled={{ phoneticLastName: 'ハナムラ' }} />)
  expect(controls()).toContain('phoneticLastName')
  expect(controls()).not.toContain('phoneticFirstName')
})

it('begins with Amap in Chinese and keeps another choice', async () => {
  sessionStorage.clear()
  const show = () =>
    renderInSite(<CodeTool type="map" siteUrl="https://qz.example" />, {
      locale: 'zh',
      path: '/zh/map',
    })
  const target = () => document.querySelector<HTMLSelectElement>('[name="target"]')
  const first = await show()
  expect(target()?.value).toBe('amap')
  expect([...(target()?.options ?? [])].map(({ value }) => value)).toEqual([
    'amap',
    'baidu',
    'apple',
    'google',
    'openstreetmap',
    'geo',
  ])
  await field('target').selectOptions('google')
  await expect.poll(() => JSON.stringify(sessionStorage)).toContain('google')
  await first.unmount()
  await show()
  await expect.poll(() => target()?.value).toBe('google')
})
