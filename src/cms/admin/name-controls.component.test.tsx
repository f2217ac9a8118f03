import { CheckboxInput } from '@payloadcms/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import { NameControls } from './name-controls'

const toggle = () => {}

it('names boxes by their rows or labels, and other controls by what they do', async () => {
  await renderInAdmin(
    <NameControls>
      <table>
        <tbody>
          <tr>
            <td>
              <CheckboxInput className="select-row" onToggle={toggle} />
            </td>
            <td>
              <a href="#menus">Menus</a>
            </td>
          </tr>
        </tbody>
      </table>
      <div className="collection-list">
        <button type="button" className="popup-button">
          <svg />
        </button>
        <div className="field-type">
          <span className="field-label">Theme</span>
          <input className="rs__input" />
          <button type="button" className="dropdown-indicator" />
        </div>
        <button type="button" className="clickable-arrow--right" />
        <button type="button" data-button-key="bold" />
        <button type="button" data-dropdown-key="text" aria-label="text dropdown" />
      </div>
      <CheckboxInput id="forever" name="forever" label="Delete for good" onToggle={toggle} />
    </NameControls>,
  )
  const row = `${message('admin.translations.select')}: Menus`
  await expect.element(page.getByRole('checkbox', { name: row, exact: true })).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Delete for good', exact: true })
  await expect.element(box).toBeInTheDocument()
  await expect.element(box).not.toHaveAttribute('title')
  const main = page.getByRole('main')
  await expect.element(main.getByRole('button', { name: 'general:moreOptions' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'general:next' })).toBeInTheDocument()
  for (const key of ['bold', 'text']) {
    const label = message(`admin.toolbar.${key}`)
    await expect.element(main.getByRole('button', { name: label, exact: true })).toBeInTheDocument()
  }
  await expect.element(main.getByRole('textbox', { name: 'Theme' })).toBeVisible()
  expect(document.querySelector<HTMLElement>('.dropdown-indicator')?.tabIndex).toBe(-1)
})
