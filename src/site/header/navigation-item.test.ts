import { expect, it } from 'vitest'
import { listAddressedItems } from './navigation-item'

it('leaves out entries without an address, and menus without entries', () => {
  const about = { label: 'About us' }
  const contact = { label: 'Contact', path: '/contact-us' }
  expect(
    listAddressedItems([
      { label: 'Pricing', path: '/pricing' },
      { label: 'Company', children: [about, contact, { label: 'Career', path: '' }] },
      { label: 'Jobs', children: [about] },
      { label: 'Nothing' },
    ]),
  ).toEqual([
    { label: 'Pricing', path: '/pricing', children: [] },
    { label: 'Company', children: [contact] },
  ])
})
