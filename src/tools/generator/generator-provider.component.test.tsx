import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { ToastProvider } from '@/ui/toast'
import { useGenerator, useGeneratorActions } from './generator-context'
import { GeneratorProvider } from './generator-provider'

it('renders nothing of the code again when another tab is opened', async () => {
  const renders = { count: 0 }
  function Part() {
    useGenerator()
    renders.count += 1
    return null
  }
  function Opener() {
    const { openTab, restyle } = useGeneratorActions()
    return (
      <>
        <button type="button" onClick={() => openTab('style')}>
          Open
        </button>
        <button type="button" onClick={() => restyle({ level: 'H' })}>
          Restyle
        </button>
      </>
    )
  }
  await renderInSite(
    <ToastProvider label="Notes" dismissLabel="Dismiss">
      <GeneratorProvider type="text" siteUrl="https://qz.example">
        <Part />
        <Opener />
      </GeneratorProvider>
    </ToastProvider>,
  )
  const before = renders.count
  await page.getByRole('button', { name: 'Open' }).click()
  expect(renders.count).toBe(before)
  await page.getByRole('button', { name: 'Restyle' }).click()
  expect(renders.count).toBeGreaterThan(before)
})
