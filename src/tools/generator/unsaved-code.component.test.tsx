import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fillFields } from '@/testing/field'
import { renderInSite } from '@/testing/render-in-site'
import { hasUnsavedWork } from '@/ui/unsaved-work'
import { CodeTool } from './code-tool'

it('counts a changed code as unsaved work, also when no field has the focus', async () => {
  await renderInSite(<CodeTool type="text" siteUrl="https://qz.example" />, { path: '/text' })
  expect(hasUnsavedWork()).toBe(false)
  await fillFields({ text: 'Not saved yet' })
  await userEvent.tab()
  ;(document.activeElement as HTMLElement | null)?.blur()
  await expect.poll(hasUnsavedWork).toBe(true)
})
