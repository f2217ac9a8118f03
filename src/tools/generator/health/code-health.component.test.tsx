import { afterEach, expect, it, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { type Design, defaultDesign } from '@/qr/design'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { renderPanel } from '@/testing/render-panel'
import { createDesignChecker } from '@/tools/shared/style/design-checker'
import { useGenerator } from '../generator-context'
import { CodeHealth } from './code-health'

const link = 'https://example.com/menu'
const pale: Design = {
  ...defaultDesign,
  marginModules: 1,
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ff9090' } },
}
const health = message('generator.health.label')
const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.health.${key}`, values)
const meter = page.getByRole('button', { name: new RegExp(`^${health}:`) })
const details = page.getByRole('region', { name: health })
const verdict = (word: string) => `${health}: ${message(`generator.health.verdict.${word}`)}`

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('starts no worker before the first change, then tries the code in all decoders', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const onWorker = vi.fn()
  class CountedWorker extends Worker {
    constructor(...settings: ConstructorParameters<typeof Worker>) {
      super(...settings)
      onWorker()
    }
  }
  vi.stubGlobal('Worker', CountedWorker)
  const checker = createDesignChecker()
  const show = (words: string, active: boolean) => (
    <CodeHealth
      code={{ text: words, design: defaultDesign, frameText: null }}
      active={active}
      checker={checker}
      onRepaired={() => {}}
    />
  )
  const { rerender } = await renderInSite(show('sample', false))
  await expect.element(meter).toHaveAccessibleName(verdict('green'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onWorker).not.toHaveBeenCalled()

  await rerender(show('first words', true))
  await vi.advanceTimersByTimeAsync(180)
  vi.useRealTimers()
  await vi.waitFor(() => expect(onWorker).toHaveBeenCalledOnce())
  await meter.click()
  const trials = text('facts.trials.value', { read: 41, total: 41 })
  await expect.element(details.getByText(trials, { exact: true })).toBeVisible()
  await expect.element(details.getByText(text('readWell', { count: 4 }))).toBeVisible()
})

it('explains a pale code, repairs it with what changed, and follows undo', async () => {
  const editor = await renderPanel(
    () => {
      const { code, design, frameText, restyle } = useGenerator()
      return (
        <CodeHealth
          code={{ text: code.text, design, frameText }}
          active
          onRepaired={(repaired) => restyle(repaired, 'repair')}
        />
      )
    },
    { url: link, design: pale },
  )
  await expect.element(meter).toHaveAccessibleName(verdict('red'))

  meter.element().focus()
  await userEvent.keyboard('{Enter}')
  const reason = (key: string, values: Record<string, string | number>) =>
    details.getByText(message(`check.reasons.${key}`, values))
  await expect.element(reason('contrast-low', { ratio: 2.1, needed: 4.5 })).toBeVisible()
  await expect.element(details.getByText(/1\smodule wide/)).toBeVisible()

  const repair = details.getByRole('button', { name: text('repair') })
  await repair.click()
  await expect.element(details.getByText('#ff9090')).toBeVisible()
  const widened = message('check.changes.margin', { from: 1, to: 4 })
  await expect.element(details.getByText(widened)).toBeVisible()
  const undoHint = details.getByText(text('undoHint'))
  await expect.element(undoHint).toBeVisible()
  await expect.element(meter).toHaveAccessibleName(verdict('green'))
  await expect.element(details.getByText(message('check.grades.A'))).toBeVisible()
  await expect.poll(() => details.element().contains(document.activeElement)).toBe(true)
  expect(await commands.readSvg(editor.svg())).toEqual({ jsqr: link, zxing: link })

  editor.undo()
  await expect.element(meter).toHaveAccessibleName(verdict('red'))
  await expect.element(undoHint).not.toBeInTheDocument()
  repair.element().focus()
  await userEvent.keyboard('{Escape}')
  await expect.element(details).not.toBeInTheDocument()
  await expect.element(meter).toHaveFocus()
})
