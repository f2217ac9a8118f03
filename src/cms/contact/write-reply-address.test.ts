import { expect, it } from 'vitest'
import { writeReplyAddress } from './write-reply-address'

const message = {
  email: 'nozomi+qr@example.jp',
  locale: 'ja',
  number: 'K7M4-PX2Q',
  subject: '印刷 & 色',
  message: '一行目\n二行目 100%',
} as const

it('names the message in the language of its sender and quotes it', () => {
  const address = new URL(writeReplyAddress(message))
  expect(address.pathname).toBe('nozomi%2Bqr@example.jp')
  expect(address.searchParams.get('subject')).toBe('Re: 印刷 & 色 (受付番号: K7M4-PX2Q)')
  expect(address.searchParams.get('body')).toBe('\r\n\r\n> 一行目\r\n> 二行目 100%\r\n')
})

it('stays short enough for mail programs', () => {
  const long = writeReplyAddress({ ...message, message: `${'あ'.repeat(80)}\n`.repeat(50) })
  expect(long.length).toBeLessThan(2050)
  expect(new URL(long).searchParams.get('body')).toMatch(/> …$/)
})
