import { expect, it } from 'vitest'
import { encodePageContent } from '../page-content'
import { hidePassword } from './hide-password'

it.each(['secret123', 'a;b:c\\', '";P:x;', '\\;'])('leaves nothing of %s in sight', (password) => {
  const network = { type: 'wifi', ssid: 'A;P:b;', security: 'wpa', password, hidden: true } as const
  const encoded = encodePageContent(network)
  expect(encoded.ok && hidePassword(encoded.text)).toBe(
    'WIFI:T:WPA;S:A\\;P\\:b\\;;P:••••••••;H:true;;',
  )
})
