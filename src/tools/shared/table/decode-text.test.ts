import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

const tables = new Map<string, Map<string, number[]>>()

/** The bytes of each letter, by trying all bytes; `TextEncoder` knows UTF-8 only. */
function tableOf(encoding: string): Map<string, number[]> {
  const known = tables.get(encoding) ?? new Map<string, number[]>()
  if (known.size > 0) return known
  const add = (...bytes: number[]) => {
    const letter = new TextDecoder(encoding).decode(Uint8Array.from(bytes), { stream: true })
    if ([...letter].length === 1 && !known.has(letter)) known.set(letter, bytes)
  }
  for (let first = 0; first < 256; first++) add(first)
  for (let first = 0x81; first < 255; first++)
    for (let second = 0x40; second < 255; second++) add(first, second)
  tables.set(encoding, known)
  return known
}

function encode(text: string, encoding: string): Uint8Array {
  return Uint8Array.from(
    [...text].flatMap((letter) => {
      const bytes = tableOf(encoding).get(letter)
      if (!bytes) throw new Error(`${encoding} has no ${letter}`)
      return bytes
    }),
  )
}

/** Vietnamese Windows writes the tones as letters of their own, and keeps the other marks. */
const splitTones = (text: string) =>
  text
    .normalize('NFD')
    .replace(
      /([aeou])(\p{M}*?)([\u0302\u0306\u031b])/giu,
      (_, vowel, tones, mark) => `${`${vowel}${mark}`.normalize('NFC')}${tones}`,
    )

const lists: Record<string, readonly string[]> = {
  'windows-1252': [
    'Brötchen;0,80 €',
    'Crème;2 €',
    'Maçã;1 €',
    'geheim€123',
    'Menü Köln',
    'Äpfel;Öl;Übung',
    'ÄPFEL;ÖL;ÜBUNG',
    'Straße 5',
    'Größe;Maß',
    'Umlaute: äöü',
    'Zoë',
    'Élève;École;où',
    'Crème brûlée;4,50 €',
    'Œuf;cœur;l’hôtel',
    'Señor;¿Dónde?;¡Olé!',
    'Calle Nº 5;Peñíscola',
    'Perché;così;più;città',
    'Caffè – €1',
    'São João;Promoção;Pão de Açúcar',
    'Coração;Informações',
    'Patiënt;coördinatie;€ 5',
    '20 °C;5 m²;½',
    '“Quoted” – it’s…',
    '£5;Café',
    '© Müller™',
    'DÉJÀ VU;FRANÇAIS',
    'Überraschungsmenü;12,00 €',
    'Één;naïef;ruïne',
    'Ação;Ônibus;Três',
    'L’été;« Noël »',
    'Mañana;niño;año',
    'è;é;à',
    'Gäste-WLAN;Schlüssel',
    'Anaïs;Loïc;Chloé',
    'Wolfgang Groß;Düsseldorf',
    'João;Inês;Conceição',
    'Ü',
  ],
  macintosh: ['Café Müller', 'Brötchen;0,80 €', 'Straße', 'São João', 'Señor', 'Crème brûlée'],
  shift_jis: [
    'こんにちは',
    '名前;住所',
    '田中;東京都',
    'メニュー;https://a.example/',
    '山田太郎;営業部',
    'ﾃｽﾄ;ｶﾀｶﾅ',
    '株式会社テスト',
    'A席;テーブル1',
    '抹茶ラテ;480円',
    'Wi-Fiパスワード',
    '佐藤;鈴木;高橋',
    'お名前',
    'ｼｮｳﾋﾝ;10',
    '①和食;㈱テスト',
  ],
  'euc-jp': ['こんにちは', 'メニュー;テスト', '東京のカフェ', '株式会社テスト', '抹茶ラテ;480円'],
  gb18030: [
    '名称;链接',
    '姓名;电话',
    '张伟',
    '菜单;价格',
    '咖啡;25元',
    '北京市朝阳区',
    '王小明;上海',
    '二维码',
    'T恤;尺寸',
    '价格：25元',
    '订单号;李娜',
    '欢迎光临',
    '红烧肉;宫保鸡丁',
    '桌号1;https://a.example/',
  ],
  big5: [
    '名稱;連結',
    '姓名;電話',
    '台北市',
    '菜單;價格',
    '珍珠奶茶;50元',
    '王小明;高雄市',
    '牛肉麵;120元',
    '歡迎光臨',
  ],
  'windows-1258': [
    'Việt Nam',
    'Nguyễn Văn An;Hà Nội',
    'Thực đơn;Giá',
    'Cà phê sữa đá',
    'Đường số 5',
    'Phở bò;45.000 đ',
    'Trần Thị Hương',
    'Bánh mì;Xôi',
  ],
  'windows-1251': ['Имя;Город', 'МОСКВА;КАЗАНЬ', 'Анна;Москва', 'Чай с лимоном;100'],
  'koi8-r': ['Привет', 'Имя;Город', 'Анна;Москва'],
  'euc-kr': ['이름;주소', '김민수;서울', '커피;메뉴'],
}

describe.each(Object.entries(lists))('a short list in %s', (encoding, texts) => {
  it.each(texts)('is read: %s', (text) => {
    const written = encoding === 'windows-1258' ? splitTones(text) : text
    expect(decodeText(encode(written, encoding))).toEqual({ text: text.normalize(), encoding })
  })
})

it('reads Japanese mail encoding, whose bytes are also ASCII', () => {
  const bytes = new TextEncoder().encode('\u001b$B$3$s\u001b(B;1')
  expect(decodeText(bytes)).toEqual({ text: 'こん;1', encoding: 'iso-2022-jp' })
})

it('decides by the language of the page where the bytes do not', () => {
  const bytes = encode('田中', 'euc-jp')
  expect(decodeText(bytes, { language: 'ja' }).text).toBe('田中')
  const chinese = encode('嫦娥', 'gb18030')
  expect(decodeText(chinese, { language: 'zh' }).text).toBe('嫦娥')
})

it('reads a western list with a damaged byte, and a long one', () => {
  const long = encode('Brötchen;0,80 €\r\n'.repeat(20_000), 'windows-1252')
  expect(decodeText(long).encoding).toBe('windows-1252')
  const damaged = Uint8Array.from([...encode('名称;链接\n姓名;电话\n', 'gb18030'), 0xff, 0x0a])
  expect(decodeText(damaged).encoding).toBe('gb18030')
})

it('reads UTF-8 with a damaged byte, a letter that is cut off, or a line in another encoding', () => {
  const utf8 = (text: string) => [...new TextEncoder().encode(text)]
  const german = utf8('Name;Ort\nJürgen;Köln\nJörg;Fürth\nZoë;Düren\n')
  const japanese = utf8('名前;住所\n田中;東京都\n')
  for (const bytes of [[...german, 0x4d, 0xfc, 0x6c, 0x0a, ...german], japanese.slice(0, -2)])
    expect(decodeText(Uint8Array.from(bytes)).encoding).toBe('utf-8')
})

it.each(['windows-1251', 'shift_jis', 'gb18030', 'windows-1252'])(
  'reads %s after thousands of rows without such letters',
  (encoding) => {
    const rows = new TextEncoder().encode('https://example.com/path;name\n'.repeat(3_000))
    const last = encode(lists[encoding]?.slice(0, 4).join('\n') ?? '', encoding)
    expect(decodeText(Uint8Array.from([...rows, ...last])).encoding).toBe(encoding)
  },
)
