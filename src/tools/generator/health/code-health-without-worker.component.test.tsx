import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { defaultDesign } from '@/qr/design'
import { message } from '@/testing/message'
import { renderPanel } from '@/testing/render-panel'
import { createDesignChecker } from '@/tools/shared/style/design-checker'
import { useGenerator } from '../generator-context'
import { CodeHealth } from './code-health'

it('measures and repairs where no worker starts, and says that decoders are missing', async () => {
  vi.stubGlobal('Worker', undefined)
  const checker = createDesignChecker()
  const editor = await renderPanel(
    () => {
      const { code, design, frameText, restyle } = useGenerator()
      return (
        <CodeHealth
          code={{ text: code.text, design, frameText }}
          // A design that is not the default is checked even before the first change.
          active={false}
          checker={checker}
          onRepaired={(repaired) => restyle(repaired, 'repair')}
        />
      )
    },
    {
      design: {
        ...defaultDesign,
        modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ff9090' } },
      },
    },
  )
  const label = message('generator.health.label')
  const meter = page.getByRole('button', { name: new RegExp(`^${label}:`) })
  const verdict = (word: string) => `${label}: ${message(`generator.health.verdict.${word}`)}`
  await expect.element(meter).toHaveAccessibleName(verdict('red'))
  await meter.click()
  const details = page.getByRole('region', { name: label })
  await expect.element(details.getByText(message('editor.health.withoutDecoders'))).toBeVisible()
  await expect
    .element(details.getByText(message('editor.health.facts.trials.name')))
    .not.toBeInTheDocument()
  await details.getByRole('button', { name: message('editor.health.repair') }).click()
  await expect.element(meter).toHaveAccessibleName(verdict('green'))
  expect(editor.design().modules.fill).not.toMatchObject({ color: '#ff9090' })
  vi.unstubAllGlobals()
})
