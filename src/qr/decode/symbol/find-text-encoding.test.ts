import { describe, expect, it } from 'vitest'
import { decodeAsChosen, decodeStretches, type Stretch } from './decode-stretches'
import { textOfStretches } from './text-of-stretches'

/** Bytes of a text, by trying all bytes; `TextEncoder` knows UTF-8 only. */
function encode(text: string, encoding: string): number[] {
  if (encoding === 'utf-8') return [...new TextEncoder().encode(text)]
  const known = new Map<string, number[]>()
  const add = (...bytes: number[]) => {
    const letter = decodeStretches([{ charset: null, bytes }], encoding)
    if ([...letter].length === 1 && !known.has(letter)) known.set(letter, bytes)
  }
  for (let first = 0; first < 256; first++) add(first)
  for (let first = 0x81; first < 255; first++)
    for (let second = 0x40; second < 255; second++) add(first, second)
  return [...text].flatMap((letter) => {
    const bytes = known.get(letter)
    if (!bytes) throw new Error(`${encoding} has no ${letter}`)
    return bytes
  })
}

const undeclared = (text: string, encoding: string): Stretch[] => [
  { charset: null, bytes: encode(text, encoding) },
]

const receipt = (set: number) => `ST0001${set}|Name=ООО Ромашка|PersonalAcc=40702810138250123017`
const epcPayment = (set: number, name: string) =>
  `BCD\n002\n${set}\nSCT\n\n${name}\nDE89370400440532013000\nEUR1`
const swissBill = 'SPC\r\n0200\r\n1\r\nCH4431999123000889012\r\nS\r\nMüller & Söhne\r\nZürich'

describe('the encoding that the content declares', () => {
  it.each([
    ['windows-1251', receipt(1)],
    ['utf-8', receipt(2)],
    ['koi8-r', receipt(3)],
    // Written as UTF-8 whatever they declare.
    ['utf-8', receipt(1)],
    ['utf-8', epcPayment(2, 'Müller')],
    ['utf-8', epcPayment(1, 'Müller')],
    ['iso-8859-1', epcPayment(2, 'Müller, Ärzte für Kinder')],
    ['iso-8859-2', epcPayment(3, 'Łukasz Żółć')],
    ['iso-8859-4', epcPayment(4, 'Jānis Bērziņš')],
    ['iso-8859-5', epcPayment(5, 'Петров')],
    ['iso-8859-7', epcPayment(6, 'Γιώργος')],
    ['iso-8859-10', epcPayment(7, 'Þórður')],
    ['iso-8859-15', epcPayment(8, 'Cœur à 5 €')],
    ['utf-8', swissBill],
    ['windows-1252', swissBill],
  ])('%s of %j', (encoding, text) => {
    for (const language of ['en', 'ja', 'zh']) {
      expect(textOfStretches(undeclared(text, encoding), language)).toMatchObject({
        ...{ text, encoding, isGuessed: false },
      })
    }
  })

  it.each([
    ['windows-1251', receipt(5)],
    ['koi8-r', receipt(4)],
  ])(
    'is guessed as Russian for the numbers of receipts that have no set: %s of %j',
    (encoding, text) => {
      const read = textOfStretches(undeclared(text, encoding), 'ja')
      expect(read).toMatchObject({ text, encoding, isGuessed: true })
    },
  )

  it.each([
    [1, 'Grüße', 'iso-8859-1'],
    [2, '░Ç', 'ibm437'],
    [3, 'ééécéé jj', 'iso-8859-1'],
    [11, 'Şişli', 'windows-1254'],
    [20, '日本', 'shift_jis'],
    [22, 'Привет', 'windows-1251'],
    [26, '日本', 'utf-8'],
    [28, '台北', 'big5'],
    [30, '서울', 'euc-kr'],
    [32, '北京', 'gb18030'],
  ])('ECI %i: %s', (charset, text, encoding) => {
    const read = textOfStretches([{ charset, bytes: encode(text, encoding) }], 'ja')
    expect(read).toMatchObject({ text, encoding })
  })
})

describe('an encoding that nothing declares', () => {
  it.each([
    ['iso-8859-1', 'ééécéé jj'],
    ['iso-8859-1', 'João'],
    ['iso-8859-1', 'Müller'],
    ['iso-8859-1', 'Olá, São Paulo'],
    ['iso-8859-1', 'CONCEIÇÃO'],
    ['iso-8859-1', 'INFORMAÇÕES'],
    ['iso-8859-1', 'Crème brûlée'],
    ['iso-8859-1', 'Città'],
    ['iso-8859-1', 'Één'],
    ['iso-8859-1', 'Ü'],
    ['iso-8859-1', 'ST00011 Müller'],
    ['windows-1252', 'Brötchen 0,80 €'],
    ['iso-8859-1', 'WIFI:T:WPA;S:Gäste-WLAN;P:geheim12;;'],
    ['iso-8859-1', 'BEGIN:VCARD\nVERSION:3.0\nN:Groß;Jürgen;;;\nFN:Jürgen Groß\nEND:VCARD'],
    ['shift_jis', 'こんにちは'],
    ['shift_jis', '東京都港区'],
    ['shift_jis', 'ﾃｽﾄ'],
    ['shift_jis', 'メニュー https://a.example/'],
    ['gb18030', '欢迎光临'],
    ['big5', '珍珠奶茶'],
    ['windows-1251', 'Привет, Москва'],
    ['koi8-r', 'Привет, Москва'],
    ['euc-kr', '서울 커피'],
  ])('%s is read on every page: %s', (encoding, text) => {
    for (const language of [undefined, 'en', 'de', 'fr', 'pt', 'vi']) {
      expect(textOfStretches(undeclared(text, encoding), language).text, language).toBe(text)
    }
  })

  it.each([
    ['zh', 'gb18030', '张伟'],
    ['zh', 'gb18030', '你好'],
    ['zh', 'gb18030', '￥100'],
    ['zh', 'big5', '歡迎'],
    ['ja', 'shift_jis', '日本'],
    ['ja', 'shift_jis', '田中'],
    ['ja', 'shift_jis', '渡邊'],
    ['ja', 'shift_jis', '齋藤'],
    ['ja', 'shift_jis', 'ｶﾌｪ'],
    ['ja', 'iso-8859-1', 'ééécéé jj'],
    ['zh', 'iso-8859-1', 'Müller'],
    ['ja', 'iso-8859-1', 'Café Noir'],
  ])('on a page in %s, %s is %s', (language, encoding, text) => {
    expect(textOfStretches(undeclared(text, encoding), language).text).toBe(text)
  })

  it('is Latin-1 for data, whose control characters show that it is none', () => {
    const bytes = [0x9d, 0x03, 0xff, 0x8f, 0x00, 0x81, 0xc2, 0x90]
    const { text, encoding } = textOfStretches([{ charset: null, bytes }])
    expect(encoding).toBe('iso-8859-1')
    expect([...text].map((letter) => letter.charCodeAt(0))).toEqual(bytes)
  })

  it('is chosen by a person, except for kanji', () => {
    const stretches: Stretch[] = [
      { charset: 3, bytes: encode('Привет ', 'windows-1251') },
      { charset: 'kanji', bytes: encode('日本', 'shift_jis') },
    ]
    expect(decodeAsChosen(stretches, 'windows-1251')).toBe('Привет 日本')
  })
})
