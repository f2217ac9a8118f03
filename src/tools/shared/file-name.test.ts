import { describe, expect, it } from 'vitest'
import { cleanFileName, fileName } from './file-name'

describe('fileName', () => {
  it.each([
    [['wifi', 'Café Müller'], 'wifi-cafe-mueller.svg'],
    [['wifi', 'a;b"c\\d'], 'wifi-a-b-c-d.svg'],
    [['url', 'https://example.com/a/b?c=d#e'], 'url-https-example-com-a-b-c-d-e.svg'],
    [['text', 'Xin chào, Đà Nẵng 🌊'], 'text-xin-chao-da-nang.svg'],
    [['vcard', '山田 が太郎'], 'vcard-山田-が太郎.svg'],
    [['vcard', 'Сергей'], 'vcard-сергей.svg'],
    [['vcard', '김철수'], 'vcard-김철수.svg'],
    [['text', 'สวัสดี'], 'text-สวัสดี.svg'],
    [['text', 'Straße İstanbul Łódź'], 'text-strasse-istanbul-lodz.svg'],
    [['text', '../../etc/passwd'], 'text-etc-passwd.svg'],
    [['text', '🙂'], 'text.svg'],
    [['', '…'], 'qr-code.svg'],
  ])('names %j %s', (words, expected) => {
    expect(fileName(words, 'svg')).toBe(expected)
  })

  it('cuts a long name between characters and leaves no dash at its end', () => {
    const name = fileName(['text', '𠮷'.repeat(80)], 'png')
    expect([...name.replace('.png', '')]).toHaveLength(60)
    expect(encodeURIComponent(name)).toContain('%F0%A0%AE%B7')
    expect(fileName(['a'.repeat(59), 'b'], 'png')).toBe(`${'a'.repeat(59)}.png`)
  })

  it('reads composed and decomposed spellings alike', () => {
    expect(fileName(['Müller'.normalize('NFD')], 'png')).toBe('mueller.png')
  })
})

describe('cleanFileName', () => {
  it.each([
    ['Menu – summer 2026', 'Menu – summer 2026'],
    ['../../etc/passwd', 'etc passwd'],
    ['a:b*c?"d"<e>|f', 'a b c d e f'],
    ['.hidden.', 'hidden'],
    ['メニュー', 'メニュー'],
    ['Cafe\u0301', 'Café'],
    ['\u202egnp.exe', 'gnp.exe'],
    ['  ', ''],
  ])('makes %j %j', (typed, expected) => {
    expect(cleanFileName(typed)).toBe(expected)
  })

  it('leaves room for an ending within 255 bytes', () => {
    expect(new TextEncoder().encode(cleanFileName('語'.repeat(300))).length).toBeLessThan(250)
  })
})
