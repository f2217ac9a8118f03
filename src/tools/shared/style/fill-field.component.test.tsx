import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Fill } from '@/qr/design'
import { emulateMedia } from '@/testing/emulate-media'
import { findViolations } from '@/testing/find-violations'
import { message } from '@/testing/message'
import { renderInSite } from '@/testing/render-in-site'
import { ColorField, FillField } from './fill-field'

const color = (key: string, values?: Record<string, string | number>) =>
  message(`editor.color.${key}`, values)
const label = 'Module color'
const field = page.getByRole('button', { name: new RegExp(`^${label}`) })
const panel = page.getByRole('dialog', { name: label })
const hex = panel.getByLabelText(color('hex'), { exact: true })
const stops = panel.getByRole('list', { name: color('stops') }).getByRole('listitem')
const spin = (key: string, values?: Record<string, number>) =>
  panel.getByRole('spinbutton', { name: color(key, values), exact: true })
const slider = (key: string) => panel.getByRole('slider', { name: color(key), exact: true })
const control = (key: string, values?: Record<string, number>) =>
  panel.getByRole('button', { name: color(key, values), exact: true })

type FieldProps = Partial<Parameters<typeof FillField>[0]>

/**
 * Renders a field whose value is the last choice; `value()` reads it, `set` changes it from
 * outside.
 */
async function renderField({
  value: start = { kind: 'solid', color: '#1a1815' },
  ...props
}: FieldProps = {}) {
  let value: Fill | null = start
  let set: (fill: Fill | null) => void = () => {}
  const Host = () => {
    ;[value, set] = useState(value)
    return (
      <>
        <FillField allowGradient {...props} label={label} value={value} onValueChange={set} />
        <button type="button" style={{ position: 'fixed', top: 0, right: 0 }}>
          Outside
        </button>
      </>
    )
  }
  await renderInSite(<Host />)
  return { value: () => value, set: (fill: Fill | null) => set(fill) }
}

const solid = (hexColor: string) => ({ kind: 'solid', color: hexColor })

/** Returns the stops of a gradient as colors and percentages. */
function readStops(fill: Fill | null) {
  if (fill?.kind !== 'linear' && fill?.kind !== 'radial') return []
  return fill.stops.map((stop) => [stop.color, Math.round(stop.offset * 100)])
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Waits for the panel's opening animation, which moves and fades it in. */
async function becomeStill(element: Element) {
  await Promise.all(element.getAnimations().map(({ finished }) => finished))
}

describe('a color', () => {
  it('is chosen by keyboard from the palette and on the sliders', async () => {
    const { value } = await renderField()
    field.element().focus()
    await userEvent.keyboard('{Enter}')
    const grid = panel.getByRole('grid', { name: color('palette') })
    await expect.element(grid.getByRole('button')).toHaveLength(54)

    const pressed = grid.getByRole('button', { pressed: true }).element()
    ;(pressed as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}{ArrowDown}{ArrowDown}{Enter}')
    await expect.poll(value).toEqual(solid('#ac2724'))

    await userEvent.keyboard('{Control>}{End}{/Control}')
    await expect.element(control('advanced')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(slider('saturation')).toHaveFocus()
    await expect.element(slider('saturation')).toHaveAttribute('aria-valuetext', '65%')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}')
    await expect.element(slider('lightness')).toHaveFocus()
    await expect.element(slider('lightness')).toHaveAttribute('aria-valuetext', '40%')
    await expect.element(hex).toHaveValue('#b31d19')
    await expect.poll(value).toEqual(solid('#b31d19'))

    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveTextContent('#b31d19')

    await userEvent.keyboard('{Enter}')
    const history = panel.getByRole('grid', { name: color('history') })
    await expect.element(history.getByRole('button')).toHaveLength(1)
    expect(localStorage.getItem('color-history')).toBe('["#b31d19"]')
  })

  it('is typed in three notations', async () => {
    const { value } = await renderField()
    await field.click()
    await hex.fill('rgb(11, 61, 46)')
    await expect.poll(value).toEqual(solid('#0b3d2e'))
    await hex.fill('12345')
    await expect.element(hex).toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect.element(hex).toHaveValue('#0b3d2e')

    const notation = panel.getByLabelText(color('notation'))
    await notation.selectOptions('rgb')
    await spin('red').fill('60')
    await expect.poll(value).toEqual(solid('#3c3d2e'))
    await notation.selectOptions('hsl')
    await spin('hue').fill('240')
    await spin('saturation').fill('100')
    await spin('lightness').fill('20')
    await expect.poll(value).toEqual(solid('#000066'))
  })

  it('set from outside, as by undo, replaces what is shown and typed', async () => {
    const { value, set } = await renderField()
    await field.click()
    await hex.fill('#0b3d2e')
    await expect.poll(value).toEqual(solid('#0b3d2e'))
    set({ kind: 'solid', color: '#791a18' })
    await expect.element(hex).toHaveValue('#791a18')
    await expect.element(field).toHaveTextContent('#791a18')
  })

  it('is picked from the screen where the browser has an eyedropper', async () => {
    const open = vi.fn(async () => ({ sRGBHex: '#0B3D2E' }))
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = open
      },
    )
    const { value } = await renderField()
    await field.click()
    await control('pickFromScreen').click()
    await expect.poll(value).toEqual(solid('#0b3d2e'))
    open.mockRejectedValueOnce(new DOMException('The user left', 'AbortError'))
    await control('pickFromScreen').click()
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2))
    expect(value()).toEqual(solid('#0b3d2e'))
  })

  it('can be see-through, or absent, only where the field allows it', async () => {
    const { value } = await renderField({ allowNone: true })
    await field.click()
    await control('transparent').click()
    await expect.poll(value).toEqual({ kind: 'none' })
    await expect.element(field).toHaveTextContent(color('transparent'))
    await control('advanced').click()
    await slider('alpha').fill('50')
    await expect.poll(value).toEqual(solid('#1a181580'))
    await control('backToPalette').click()
    await expect.element(panel.getByRole('grid', { name: color('palette') })).toBeVisible()
  })

  it('is opaque in a field for one color', async () => {
    localStorage.setItem('color-history', '["#00274a80"]')
    const onValueChange = vi.fn()
    await renderInSite(<ColorField label={label} value="#1a1815" onValueChange={onValueChange} />)
    await field.click()
    await expect.element(control('transparent')).toHaveAttribute('aria-disabled', 'true')
    const history = panel.getByRole('grid', { name: color('history') })
    await expect.element(history.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await hex.fill('#00274a80')
    await vi.waitFor(() => expect(onValueChange).toHaveBeenCalledExactlyOnceWith('#00274a', label))
    await control('advanced').click()
    await expect.element(slider('hue')).toBeInTheDocument()
    await expect.element(slider('alpha')).not.toBeInTheDocument()
    await expect.element(panel.getByRole('radio')).not.toBeInTheDocument()
  })

  it('can follow another field until it gets its own value', async () => {
    const inherit = 'Like the modules'
    const { value } = await renderField({
      value: null,
      inherit,
      inherited: { kind: 'solid', color: '#0b3d2e' },
    })
    await expect.element(field).toHaveTextContent(inherit)
    await field.click()
    const box = panel.getByRole('checkbox', { name: inherit })
    await expect.element(box).toBeChecked()
    await box.click()
    await expect.poll(value).toEqual(solid('#0b3d2e'))
    await hex.fill('#791a18')
    await expect.poll(value).toEqual(solid('#791a18'))
    await box.click()
    await expect.poll(value).toBeNull()
    await box.click()
    await expect.poll(value).toEqual(solid('#791a18'))
  })
})

describe('a gradient', () => {
  it('is built by pointer and with the list of its colors', async () => {
    const { value } = await renderField()
    await field.click()
    await panel.getByRole('radio', { name: color('gradient') }).click()
    await expect.element(stops).toHaveLength(2)

    const bar = panel.getByTestId('gradient-bar')
    await bar.click()
    await expect.element(stops).toHaveLength(3)
    await expect.element(spin('stopPosition', { number: 2 })).toHaveValue(50)
    await hex.fill('#791a18')
    await spin('stopPosition', { number: 2 }).fill('30')
    await expect.poll(() => readStops(value())[1]).toEqual(['#791a18', 30])

    const press = async (key: string, number: number) => {
      ;(control(key, { number }).element() as HTMLElement).focus()
      await userEvent.keyboard('{Enter}')
    }
    await press('moveStopDown', 2)
    await expect.element(control('moveStopDown', { number: 3 })).toHaveFocus()
    await expect.element(stops.nth(2)).toHaveTextContent('#791a18')
    await control('reverse').click()
    await expect.element(stops.nth(0)).toHaveTextContent('#791a18')
    await control('addStop').click()
    await expect.element(stops).toHaveLength(4)
    await press('removeStop', 2)
    await expect.element(stops).toHaveLength(3)
    await expect.element(control('removeStop', { number: 2 })).toHaveFocus()

    await spin('angle').fill('90')
    await expect.poll(value).toMatchObject({ kind: 'linear', angleDegrees: 90 })
    await panel.getByRole('radio', { name: color('radial') }).click()
    await expect.poll(value).toMatchObject({ kind: 'radial' })

    await page.getByRole('button', { name: 'Outside' }).click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(field).toHaveTextContent(color('radialGradient'))
  })

  it('has 2 to 16 colors, and comes back after a single color', async () => {
    const { value, set } = await renderField()
    await field.click()
    await panel.getByRole('radio', { name: color('gradient') }).click()
    await expect
      .element(control('removeStop', { number: 1 }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(control('moveStopUp', { number: 1 }))
      .toHaveAttribute('aria-disabled', 'true')
    set({
      kind: 'linear',
      angleDegrees: 0,
      stops: Array.from({ length: 15 }, (_, index) => ({ offset: index / 14, color: '#1a1815' })),
    })
    await expect.element(stops).toHaveLength(15)
    await control('addStop').click()
    await expect.element(stops).toHaveLength(16)
    await expect.element(control('addStop')).toHaveAttribute('aria-disabled', 'true')
    await expect.poll(() => readStops(value()).length).toBe(16)

    await panel.getByRole('radio', { name: color('solid') }).click()
    await expect.poll(() => value()?.kind).toBe('solid')
    await panel.getByRole('radio', { name: color('gradient') }).click()
    await expect.element(stops).toHaveLength(16)
  })

  it('gets its stops moved by dragging', async () => {
    const { value } = await renderField({
      value: {
        kind: 'linear',
        angleDegrees: 0,
        stops: [
          { offset: 0, color: '#791a18' },
          { offset: 1, color: '#00274a' },
        ],
      },
    })
    await field.click()
    const bar = panel.getByTestId('gradient-bar')
    const handle = bar.element().querySelector('[data-stop="0"]') as HTMLElement
    await userEvent.dragAndDrop(page.elementLocator(handle), bar)
    await expect
      .poll(() => readStops(value()))
      .toEqual([
        ['#791a18', 50],
        ['#00274a', 100],
      ])
    await expect.element(stops).toHaveLength(2)
  })
})

describe('the panel', () => {
  it('closes when the Tab key leaves it', async () => {
    await renderField()
    await field.click()
    await expect.element(hex).toBeVisible()
    ;(hex.element() as HTMLElement).focus()
    while (panel.query()?.contains(document.activeElement)) await userEvent.tab()
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('stays inside a window that has no room for it below or above its field', async () => {
    await page.viewport(900, 420)
    await renderField()
    await field.click()
    await expect.element(panel.getByRole('grid')).toBeVisible()
    await becomeStill(panel.element())
    const { top, bottom, left } = panel.element().getBoundingClientRect()
    expect({ top: top >= 0, bottom: bottom <= 420 }).toEqual({ top: true, bottom: true })
    expect(left).toBe(field.element().getBoundingClientRect().left)
  })

  it('is a sheet at the lower edge of a phone, with swatches that fit a finger', async () => {
    await page.viewport(390, 844)
    await renderField()
    await field.click()
    await expect.element(panel.getByRole('grid')).toBeVisible()
    // It slides in, so its last place counts.
    const place = () => {
      const { x, width, bottom } = panel.element().getBoundingClientRect()
      return { x, width, bottom: Math.round(bottom) }
    }
    await expect.poll(place).toEqual({ x: 0, width: 390, bottom: 844 })
    for (const swatch of panel.getByRole('gridcell').elements()) {
      expect(swatch.getBoundingClientRect().width).toBeGreaterThanOrEqual(36)
    }
    await control('close').click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(field).toHaveFocus()
  })

  it.each(['light', 'dark'] as const)(
    'passes axe in each of its views in the %s theme',
    async (scheme) => {
      await emulateMedia({ colorScheme: scheme })
      localStorage.setItem('color-history', '["#791a18","#00274a80"]')
      await renderField()
      await field.click()
      await expect.element(panel.getByRole('grid')).toHaveLength(2)
      await becomeStill(panel.element())
      expect(await findViolations(panel.element()), 'palette').toEqual([])
      await control('advanced').click()
      await expect.element(slider('saturation')).toBeInTheDocument()
      expect(await findViolations(panel.element()), 'fine-tuning').toEqual([])
      await panel.getByRole('radio', { name: color('gradient') }).click()
      await expect.element(stops).toHaveLength(2)
      expect(await findViolations(panel.element()), 'gradient').toEqual([])
    },
  )
})
