import { expect, it } from 'vitest'
import { rankTargets } from './rank-targets'

const pages = [
  { path: '/', title: 'Home' },
  { path: '/pricing', title: 'Pricing' },
  { path: '/blog/sizes-for-print', title: 'How large should a printed QR code be?' },
  { path: '/blog/how-wifi-codes-work', title: 'How Wi-Fi codes work' },
  { path: '/qr-codes-in-education', title: 'QR codes in education' },
]

it.each([
  ['/blog/size-for-prints', '/blog/sizes-for-print'],
  ['/prices', '/pricing'],
  ['/articles/how-wifi-codes-work.html', '/blog/how-wifi-codes-work'],
  ['/education', '/qr-codes-in-education'],
  ['/how-large-should-a-printed-code-be', '/blog/sizes-for-print'],
])('suggests for %s first %s', (missing, path) => {
  expect(rankTargets(missing, pages)[0]?.path).toBe(path)
})

it('suggests nothing that is not similar, nor the address itself', () => {
  expect(rankTargets('/xyzzy', pages)).toEqual([])
  expect(rankTargets('/pricing', pages)).toEqual([])
})
