import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Design, defaultDesign } from '@/qr/design'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { BatchContext, type BatchContextValue } from '../batch-context'
import type { BatchRow } from '../batch-job'
import { StyleCheck } from './style-check'

const text = (key: string) => message(`batch.design.check.${key}`)
const row = { text: 'https://example.com/1', look: null } as unknown as BatchRow

it('grays out the verdict of the last design, with its repair, until the new one is checked', async () => {
  const pale: Design = {
    ...defaultDesign,
    modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ff9090' } },
  }
  const choose: { current?: (design: Design) => void } = {}
  function Batch() {
    const [design, setDesign] = useState(pale)
    choose.current = setDesign
    return (
      <BatchContext value={{ design, setDesign } as BatchContextValue}>
        <StyleCheck row={row} />
      </BatchContext>
    )
  }
  await renderInSite(<Batch />)
  const repair = page.getByRole('button', { name: text('mend') })
  await expect.element(repair).toBeVisible()
  const note = page.getByText(text('checking'))
  await expect.element(note).not.toBeInTheDocument()
  const isOutOfReach = () => repair.element().closest('[inert]') !== null
  const height = () => document.querySelector('#content')?.getBoundingClientRect().height
  const before = { isOutOfReach: isOutOfReach(), height: height() }
  expect(before.isOutOfReach).toBe(false)

  choose.current?.({ ...pale, marginModules: 3 })
  await expect.element(note).toBeInTheDocument()
  expect({ isOutOfReach: isOutOfReach(), height: height() }).toEqual({
    ...before,
    isOutOfReach: true,
  })
  await expect.poll(isOutOfReach).toBe(false)
  choose.current?.(defaultDesign)
  await expect.element(page.getByText(text('good'))).toBeVisible()
  await expect.element(repair).not.toBeInTheDocument()
})
