import { beforeEach, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { presets } from '@/qr/design'
import { catchDownload } from '@/testing/catch-download'
import { message } from '@/testing/message'
import { renderPanel } from '@/testing/render-panel'
import { openBrowserStore } from '@/tools/shared/browser-store'
import { StylePanel } from './style-panel'

const link = 'https://example.com/menu'
const bothRead = { jsqr: link, zxing: link }
const text = (key: string, values?: Record<string, string | number>) =>
  message(`editor.style.${key}`, values)
const panel = page.getByRole('region', { name: text('label'), exact: true })
const group = (key: string) => panel.getByRole('group', { name: text(key), exact: true })
const option = (groupKey: string, key: string) =>
  group(groupKey).getByRole('radio', { name: text(key) })
const preset = (id: string) => option('presets.legend', `presets.names.${id}`)
const slider = (key: string) => panel.getByRole('slider', { name: text(key), exact: true })
const button = (key: string, values?: Record<string, string>) =>
  panel.getByRole('button', { name: text(key, values), exact: true })
const shownCode = () => page.getByTestId('code').element().outerHTML

beforeEach(async () => {
  await (await openBrowserStore()).clear('presets')
})

it('shows every preset as a picture, applies one and moves on by arrow key', async () => {
  const editor = await renderPanel(StylePanel)
  await expect.element(group('presets.legend').getByRole('radio')).toHaveLength(presets.length)
  await expect.element(preset('plain')).toBeChecked()
  await preset('mint').click()
  await expect.poll(shownCode).toContain('#054837')
  await expect.element(preset('plain')).not.toBeChecked()
  expect(editor.svg()).toContain('#054837')
  expect(await commands.readSvg(editor.svg())).toEqual(bothRead)

  preset('mint').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(preset('blueprint')).toBeChecked()
  await expect.poll(shownCode).toContain('#1e40af')

  editor.undo()
  await expect.element(preset('blueprint')).not.toBeChecked()

  await panel.getByRole('button', { name: new RegExp(`^${text('modules.fill')}`) }).click()
  const picker = page.getByRole('dialog', { name: text('modules.fill') })
  await picker.getByRole('radio', { name: message('editor.color.gradient') }).click()
  await picker.getByRole('radio', { name: message('editor.color.radial') }).click()
  await expect.poll(shownCode).toContain('<radialGradient')
})

it('makes a random style that reads', async () => {
  const editor = await renderPanel(StylePanel)
  const before = editor.svg()
  await button('random.label').click()
  await expect.element(panel.getByText(text('random.made')), { timeout: 30_000 }).toBeVisible()
  expect(editor.svg()).not.toBe(before)
  expect(await commands.readSvg(editor.svg())).toEqual(bothRead)
})

it('marks doubtful shapes, and draws the chosen shapes, quiet zone and symbol', async () => {
  const editor = await renderPanel(StylePanel)
  await expect
    .element(option('finders.pupil', 'finders.pupils.star'), { timeout: 15_000 })
    .toHaveAccessibleName(new RegExp(message('generator.health.mark.doubtful')))
  await expect.element(slider('modules.scale')).not.toBeInTheDocument()
  await option('modules.shape', 'modules.shapes.dot').click()
  await slider('modules.scale').fill('60')
  await expect.element(panel.getByText(text('modules.scaleHint', { percent: '80%' }))).toBeVisible()
  await slider('modules.scale').fill('100')
  await expect
    .element(panel.getByText(text('modules.scaleHint', { percent: '80%' })))
    .not.toBeInTheDocument()
  await option('finders.frame', 'finders.frames.circle').click()
  await option('finders.pupil', 'finders.pupils.circle').click()

  const margin = panel.getByRole('slider', { name: new RegExp(`^${text('ground.margin')}`) })
  await margin.fill('1')
  await expect.element(panel.getByText(text('ground.marginHint'))).toBeVisible()
  await margin.fill('5')
  await expect.element(panel.getByText(text('ground.marginHint'))).not.toBeInTheDocument()
  await slider('ground.corners').fill('2')

  await panel.getByText(text('advanced.label'), { exact: true }).click()
  await slider('advanced.minVersion').fill('6')
  await panel.getByLabelText(text('advanced.mask'), { exact: true }).selectOptions('3')
  await panel.getByLabelText(text('advanced.eci'), { exact: true }).selectOptions('true')
  // Version 6 has 41 modules, with five more on each side.
  await expect.poll(shownCode).toContain('viewBox="0 0 51 51"')
  expect(editor.design()).toMatchObject({
    modules: { shape: 'dot', scale: 1 },
    finders: { frame: 'circle', pupil: 'circle' },
    background: { cornerModules: 2 },
    marginModules: 5,
    minVersion: 6,
    mask: 3,
    eci: true,
  })
  expect(await commands.readSvg(editor.svg())).toEqual(bothRead)
})

it('saves a preset of the visitor, renames, exports, deletes, restores and imports it', async () => {
  const first = await renderPanel(StylePanel)
  await expect.element(panel.getByText(text('own.empty'))).toBeVisible()
  await preset('espresso').click()
  await button('own.save').click()
  await panel.getByLabelText(text('own.name')).fill('Counter')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByRole('radio', { name: 'Counter' })).toBeChecked()
  await expect.element(button('own.save')).toHaveFocus()

  const rename = button('own.rename', { name: 'Counter' })
  await rename.click()
  await panel.getByLabelText(text('own.name')).fill('Not this')
  await userEvent.keyboard('{Escape}')
  await expect.element(rename).toHaveFocus()
  await rename.click()
  await panel.getByLabelText(text('own.name')).fill('Door sign')
  await button('own.confirm').click()
  const own = panel.getByRole('radio', { name: 'Door sign' })
  await expect.element(own).toBeChecked()

  // On the next visit it is still there.
  await first.unmount()
  const editor = await renderPanel(StylePanel, { design: first.design() })
  await expect.element(own).toBeChecked()

  const one = await catchDownload(() => button('own.export', { name: 'Door sign' }).click())
  const all = await catchDownload(() => button('own.exportAll').click())
  expect([one.name, all.name]).toEqual(['quietzone-preset.json', 'quietzone-presets.json'])
  expect(await all.text()).toBe(await one.text())

  await button('own.delete', { name: 'Door sign' }).click()
  await expect.element(own).not.toBeInTheDocument()
  await expect.element(button('own.undo')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(own).toBeInTheDocument()
  await button('own.delete', { name: 'Door sign' }).click()
  await expect.element(own).not.toBeInTheDocument()

  await preset('plain').click()
  const picker = panel.getByLabelText(text('own.import')).and(page.elementLocator(fileInput()))
  const json = (content: BlobPart) =>
    new File([content], 'presets.json', { type: 'application/json' })
  await userEvent.upload(picker, json('{}'))
  await expect.element(page.getByText(text('own.notAFile'))).toBeVisible()
  await userEvent.upload(picker, json(all))
  await expect.element(page.getByText(text('own.imported', { added: 1, skipped: 0 }))).toBeVisible()
  await own.click()
  await expect.poll(shownCode).toContain('#f2e4d1')
  expect(editor.design()).toMatchObject(first.design())
})

const fileInput = () => panel.element().querySelector('input[type="file"]') as Element
