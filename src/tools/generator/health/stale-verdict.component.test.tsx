import { type ReactNode, useLayoutEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type CheckedDesign, checkDesign } from '@/qr/check'
import { type Design, defaultDesign } from '@/qr/design'
import { field } from '@/testing/field'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import type { DesignChecker } from '@/tools/shared/style/design-checker'
import { CodeTool } from '../code-tool'
import type { RepairFirst } from '../export/export-buttons'
import { CodeHealth } from './code-health'

const health = message('generator.health.label')
const meter = page.getByRole('button', { name: new RegExp(`^${health}:`) })
const named = (word: string) => `${health}: ${word}`
const verdict = (key: string) => named(message(`generator.health.verdict.${key}`))
const checking = named(message('generator.health.checking'))

const pale: Design = {
  ...defaultDesign,
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ff9090' } },
}
const codeOf = (design: Design) => ({ text: 'https://example.com/menu', design, frameText: null })

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

/** What the meter tells people now: words, color, reason, and what screen readers are told of it. */
function readMeter() {
  const button = document.querySelector('button[aria-expanded][class*="health"]')
  const copy = button?.parentElement?.cloneNode(true) as HTMLElement
  const bar = copy.querySelector('[style*="width"]')
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return {
    told: copy.querySelector('button')?.textContent,
    reason: copy.querySelector('p[id]')?.textContent,
    announced: copy.querySelector('[role="status"]')?.textContent,
    color: /bg-(good|warn|bad)/.exec(bar?.className ?? '')?.[1],
  }
}

/** Calls `onCommit` at every commit of what it contains, before any other effect. */
function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  useLayoutEffect(onCommit)
  return children
}

it('takes back every sign of a verdict in the commit that changes the design', async () => {
  const answers: (() => Promise<void>)[] = []
  const checker: DesignChecker = {
    check: (input) =>
      new Promise<CheckedDesign>((resolve) =>
        answers.push(async () => resolve(await checkDesign(input, { engines: [] }))),
      ),
    repair: async () => null,
  }
  const repairs: (RepairFirst | null)[] = []
  const onRepairFirst = (repair: RepairFirst | null) => repairs.push(repair)
  const commits: ReturnType<typeof readMeter>[] = []
  const setDesign: { current?: (design: Design) => void } = {}
  function Editor() {
    const [code, setCode] = useState(codeOf(pale))
    setDesign.current = (design) => setCode(codeOf(design))
    return (
      <Committed onCommit={() => void commits.push(readMeter())}>
        <CodeHealth {...{ code, checker, onRepairFirst }} active onRepaired={() => {}} />
      </Committed>
    )
  }
  await renderInSite(<Editor />)
  await expect.poll(() => answers.length).toBe(1)
  await answers[0]?.()
  await expect.element(meter).toHaveAccessibleName(verdict('red'))
  const low = message('generator.health.reason.contrast-low')
  expect(readMeter()).toEqual({
    told: verdict('red'),
    reason: low,
    announced: verdict('red'),
    color: 'bad',
  })
  await meter.click()
  const repair = page.getByRole('button', { name: message('editor.health.repair') })
  await expect.element(repair).toBeVisible()
  expect(repairs.at(-1)?.code).toEqual(codeOf(pale))

  const height = () => meter.element().parentElement?.getBoundingClientRect().height
  const before = height()
  commits.length = 0
  setDesign.current?.(defaultDesign)
  await expect.poll(() => answers.length).toBe(2)
  expect(commits).toEqual([{ told: checking, reason: undefined, announced: '', color: undefined }])
  expect(repair.element().closest('[inert]')).not.toBeNull()
  expect(height()).toBe(before)
  // Gray for a moment, and then only its space.
  const leaving = meter.element().parentElement?.querySelectorAll('[aria-hidden="true"]') ?? []
  const animated = [...leaving].flatMap((line) => line.getAnimations())
  expect(animated.map((each) => each.effect?.getTiming().duration)).toEqual([300, 300])
  expect(repairs.at(-1)?.code).not.toEqual(codeOf(defaultDesign))
  await answers[1]?.()
  await expect.element(meter).toHaveAccessibleName(verdict('green'))
  expect(repairs.at(-1)).toBeNull()
})

it('announces a verdict once, however often it is confirmed', async () => {
  const checker: DesignChecker = {
    check: (input) => checkDesign(input, { engines: [] }),
    repair: async () => null,
  }
  const show = (text: string) => (
    <CodeHealth
      {...{ checker, active: true, code: { ...codeOf(defaultDesign), text } }}
      onRepaired={() => {}}
    />
  )
  const { rerender } = await renderInSite(show('a'))
  await expect.poll(() => readMeter().announced).toBe(verdict('green'))
  await rerender(show('b'))
  expect(readMeter()).toMatchObject({ told: checking, announced: '' })
  await expect.element(meter).toHaveAccessibleName(verdict('green'))
  expect(readMeter().announced).toBe('')
})

/** Workers that receive what is sent to them only while none is held. */
function holdWorkers() {
  const waiting: (() => void)[] = []
  let isHeld = false
  class HeldWorker extends Worker {
    override postMessage(...sent: unknown[]) {
      const send = () => super.postMessage(...(sent as [unknown, Transferable[]]))
      if (isHeld) waiting.push(send)
      else send()
    }
  }
  vi.stubGlobal('Worker', HeldWorker)
  return {
    hold: () => {
      isHeld = true
    },
    release: () => {
      isHeld = false
      for (const send of waiting.splice(0)) send()
    },
  }
}

it('names no verdict in the editor from a keystroke until the worker has answered', async () => {
  const workers = holdWorkers()
  sessionStorage.setItem('generator:design', JSON.stringify(pale))
  await renderInSite(<CodeTool type="text" siteUrl="https://qz.example" />, { path: '/text' })
  const repairFirst = page.getByRole('button', {
    name: message('generator.export.repairFirst'),
    exact: true,
  })
  await field('text').click()
  await userEvent.keyboard('a')
  await expect.element(meter).toHaveAccessibleName(verdict('red'))
  await expect.element(repairFirst).toBeEnabled()

  workers.hold()
  const seen = new Set<string>()
  const drawn = () => document.querySelector('[data-testid="code"] path:last-of-type')
  const first = drawn()?.getAttribute('d')
  const observer = new MutationObserver(() => {
    if (drawn()?.getAttribute('d') === first) return
    const { told, color } = readMeter()
    seen.add([told, color, repairFirst.element().matches(':enabled')].join())
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  await userEvent.keyboard('bc')
  await expect.element(repairFirst).toBeDisabled()
  await expect.element(meter).toHaveAccessibleName(checking)
  observer.disconnect()
  expect([...seen]).toEqual([[checking, undefined, false].join()])

  workers.release()
  await expect.element(meter).toHaveAccessibleName(verdict('red'))
  await expect.element(repairFirst).toBeEnabled()
})
