import { CheckboxInput } from '@payloadcms/ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { message } from '@/testing/message'
import { renderInAdmin } from '@/testing/render-in-admin'
import { NameCheckboxes } from './name-checkboxes'

const toggle = () => {}

it('names the boxes of a list by their rows, and others by their labels', async () => {
  await renderInAdmin(
    <NameCheckboxes>
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
      <CheckboxInput id="forever" name="forever" label="Delete for good" onToggle={toggle} />
    </NameCheckboxes>,
  )
  const row = `${message('admin.translations.select')}: Menus`
  await expect.element(page.getByRole('checkbox', { name: row, exact: true })).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Delete for good', exact: true })
  await expect.element(box).toBeInTheDocument()
  await expect.element(box).not.toHaveAttribute('title')
})
