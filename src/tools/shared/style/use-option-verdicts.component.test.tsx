import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Design, defaultDesign } from '@/qr/design'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { OptionMark } from './option-mark'
import { useOptionVerdicts } from './use-option-verdicts'

const options = [0, 2, 4].map((marginModules) => ({ id: String(marginModules), marginModules }))

/** A mark for each quiet zone. */
function Marks({ text, base }: { text: string; base: Design }) {
  const verdicts = useOptionVerdicts(
    { text, frameText: null },
    options.map(({ id, marginModules }) => ({ id, design: { ...base, marginModules } })),
  )
  return (
    <ul aria-label="Marks">
      {options.map(({ id }) => (
        <li key={id}>
          <OptionMark {...verdicts.get(id)} />
        </li>
      ))}
    </ul>
  )
}

const marks = () =>
  page
    .getByRole('list', { name: 'Marks' })
    .getByRole('listitem')
    .elements()
    .map((item) => {
      const icon = item.querySelector('span')
      if (!icon) return null
      return icon.title || (icon.textContent === '' ? 'gray' : icon.textContent)
    })
const bad = message('generator.health.mark.bad')
const doubtful = message('generator.health.mark.doubtful')

afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps marks in gray and without words until the new code is checked, and none that is known', async () => {
  const { rerender } = await renderInSite(<Marks text="first" base={defaultDesign} />)
  expect(marks()).toEqual([null, null, null])
  await expect.poll(marks).toEqual([bad, doubtful, null])

  await rerender(<Marks text="second" base={defaultDesign} />)
  expect(marks()).toEqual(['gray', 'gray', null])
  await rerender(<Marks text="first" base={defaultDesign} />)
  expect(marks()).toEqual([bad, doubtful, null])
  await rerender(<Marks text="second" base={defaultDesign} />)
  await expect.poll(marks).toEqual([bad, doubtful, null])
})
