import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderInSite } from '@/testing/render-in-site'
import { CornerNote } from './corner-note'

const note = page.getByRole('region', { name: 'Offer' })
const control = (name: string) => document.querySelector(`[name=${name}]`) as HTMLElement
const boundsOf = (element: Element) => element.getBoundingClientRect()
/** Whether a press in the middle of an element reaches it. */
const isReached = (element: Element) => {
  const { left, right, top, bottom } = boundsOf(element)
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return found !== null && element.contains(found)
}
const isShown = () => isReached(note.element())

/** A phone's page, whose controls are in the place of the note, except for the first. */
function Page({ barPx, hasNote = true }: { barPx?: number; hasNote?: boolean }) {
  return (
    <div style={{ height: 1200 }}>
      <button type="button" name="above">
        Above
      </button>
      <div style={{ position: 'fixed', bottom: 40, left: 20 }}>
        <button type="button" name="save">
          Save
        </button>
        <input name="text" aria-label="Text" />
        <input name="agree" aria-label="Agree" type="checkbox" />
      </div>
      {barPx && (
        <div
          data-bottom-bar=""
          style={{ position: 'fixed', bottom: 0, width: '100%', height: barPx }}
        />
      )}
      {hasNote && (
        <div className="pointer-events-none fixed inset-x-4 bottom-4">
          <CornerNote label="Offer" actions={<button type="button">Later</button>}>
            <p>Keep the tools at hand</p>
          </CornerNote>
        </div>
      )}
    </div>
  )
}

beforeEach(async () => {
  await page.viewport(390, 844)
  await userEvent.hover(document.body, { position: { x: 300, y: 20 } })
})

it('makes way for a field for as long as it has the focus', async () => {
  await renderInSite(<Page />)
  await expect.poll(isShown).toBe(true)
  control('text').focus()
  await expect.poll(isShown).toBe(false)
  expect(isReached(control('text'))).toBe(true)
  control('text').blur()
  await expect.poll(isShown).toBe(true)
})

it.each(['save', 'agree'])('makes way for a control below it: %s', async (name) => {
  await renderInSite(<Page />)
  control('above').focus()
  await expect.poll(isShown).toBe(true)
  control(name).focus()
  await expect.poll(isShown).toBe(false)
  expect(isReached(control(name))).toBe(true)
  control('above').focus()
  await expect.poll(isShown).toBe(true)
})

it('does not appear over the button that was pressed last', async () => {
  const { rerender } = await renderInSite(<Page hasNote={false} />)
  await userEvent.click(control('save'))
  await rerender(<Page />)
  await expect.element(note).toBeInTheDocument()
  expect(isShown()).toBe(false)
  control('save').blur()
  await userEvent.hover(control('above'))
  await expect.poll(isShown).toBe(true)
})

it('is above the bar of a tool, of any height', async () => {
  const { rerender } = await renderInSite(<Page barPx={68} />)
  await expect.poll(() => Math.round(boundsOf(note.element()).bottom)).toBe(844 - 68 - 12)
  await rerender(<Page barPx={180} />)
  await expect.poll(() => Math.round(boundsOf(note.element()).bottom)).toBe(844 - 180 - 12)
})

it('shows itself to the keyboard', async () => {
  await renderInSite(<Page />)
  control('text').focus()
  await expect.poll(isShown).toBe(false)
  note.getByRole('button').element().focus()
  await expect.poll(isShown).toBe(true)
})
