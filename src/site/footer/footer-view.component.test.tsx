import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { FooterView } from './footer-view'

const labels = { tryNow: 'Try free now', tools: 'Tools', social: 'We are also here' }
const footer = {
  band: { title: 'Become a QR Code pro', description: 'Type what your code should contain.' },
  columns: [],
  toolLinks: [],
  socialLinks: [
    { name: 'YouTube', icon: 'youtube' as const, link: 'https://www.youtube.com/@quietzone' },
  ],
}

const renderFooter = (appUrl: string | null) =>
  renderInSite(
    <FooterView
      site={{ name: 'Quietzone', appUrl } as never}
      footer={footer as never}
      labels={labels}
    />,
  )

it('leads from its band to the generator, or to signing up where there is a user application', async () => {
  const tryNow = page.getByRole('link', { name: labels.tryNow })
  const { unmount } = await renderFooter(null)
  await expect.element(tryNow).toHaveAttribute('href', '/url')
  await unmount()
  await renderFooter('https://app.example')
  await expect.element(tryNow).toHaveAttribute('href', 'https://app.example/sign-up')
  await expect.element(tryNow).toHaveAttribute('target', '_blank')
})

it('links to the profiles of the operator with icon and name, in a new tab', async () => {
  await renderFooter(null)
  const list = page.getByRole('list', { name: labels.social })
  const link = list.getByRole('link', { name: 'YouTube' })
  await expect.element(link).toHaveAttribute('href', 'https://www.youtube.com/@quietzone')
  await expect.element(link).toHaveAttribute('target', '_blank')
  expect(link.element().querySelectorAll('svg')).toHaveLength(1)
})
