import { readdirSync, readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { frameFonts } from '@/qr/design/design'
import { outlineText } from '@/qr/text/outline-text'
import { readGlyphs } from '@/qr/text/read-glyphs.node'

const outline = (text: string, language = 'en', font: (typeof frameFonts)[number] = 'sans') =>
  outlineText(text, { font, language, load: readGlyphs })

const samples = [
  ['en', 'Scan me → 50 % off, €9.99'],
  ['de', 'SCAN MICH: Größe fürs Menü'],
  ['es', '¡Escanéame! ¿Qué?'],
  ['fr', 'Scannez-moi, c’est l’œuvre où ça naît'],
  ['it', 'Scansionami, perché è già così'],
  ['ja', 'スキャンして「メニュー」を見る。'],
  ['nl', 'Scan mij voor de coördinaten'],
  ['pt', 'Aponte a câmera — promoção à mão'],
  ['vi', 'QUÉT MÃ NÀY ĐỂ TẢI ỨNG DỤNG, quét mã để nhận ưu đãi'],
  ['zh', '扫描二维码，关注“我们”……'],
  ['ru', 'Сканируй меня'],
  ['el', 'Σκάναρέ με'],
] as const

describe('coverage', () => {
  test.each(frameFonts)('every line of a frame has all its glyphs in %s', async (font) => {
    for (const [language, text] of samples) {
      const line = await outline(text, language, font)
      expect([text, line.missing]).toEqual([text, []])
      expect(line.path).toMatch(/^M.*z$/)
    }
  })

  const locales = readdirSync('src/i18n/messages').filter((file) => file.endsWith('.json'))
  test.each(locales)('so has every character of the catalog %s', async (file) => {
    // Text of the admin panel is never outlined.
    const { admin: _, ...drawn } = JSON.parse(readFileSync(`src/i18n/messages/${file}`, 'utf8'))
    const characters = new Set(JSON.stringify(drawn))
    // The symbol of a key is never outlined either.
    characters.delete('⌘')
    const language = file.slice(0, 2)
    for (const font of frameFonts) {
      expect((await outline([...characters].join(''), language, font)).missing).toEqual([])
    }
  })

  test('what no font has is named once, and leaves neither ink nor room', async () => {
    const plain = await outline('Party')
    const line = await outline('Party 🎉🎉 ⵣ')
    expect(line.missing).toEqual(['🎉', 'ⵣ'])
    expect({ ...line, missing: [] }).toEqual(plain)
  })
})

describe('measures', () => {
  test('a line is as wide as its letters and the kerning between them', async () => {
    const width = async (text: string, language?: string) => (await outline(text, language)).width
    expect(await width('II')).toBeCloseTo(2 * (await width('I')), 9)
    expect(await width('AV')).toBeLessThan((await width('A')) + (await width('V')))
    // Letters from another block file than the basic alphabet are kerned like it.
    expect(await width('TẠ')).toBeLessThan((await width('T')) + (await width('Ạ')))
    expect(await width('扫描二维码', 'zh')).toBe(5)
    expect(await width('全角　ＱＲ', 'ja')).toBe(5)
  })

  test('the ink stays within the line, stacked accents aside', async () => {
    for (const [language, text] of samples.filter(([code]) => code !== 'vi')) {
      const { path, width, ascent, descent } = await outline(text, language)
      const box = outlineBox(path)
      expect(box.x).toBeGreaterThan(-0.1)
      expect(box.x + box.width).toBeLessThan(width + 0.1)
      expect(-box.y).toBeLessThanOrEqual(ascent)
      expect(box.y + box.height).toBeLessThanOrEqual(descent)
    }
  })

  test('capitals stand in the middle of the line', async () => {
    for (const font of frameFonts) {
      const { path, ascent, descent } = await outline('HHH', 'en', font)
      const box = outlineBox(path)
      expect(box.y + box.height).toBeCloseTo(0, 2)
      expect(box.height / 2).toBeCloseTo((ascent - descent) / 2, 1)
    }
  })
})

describe('what a line is', () => {
  test('composed and decomposed letters are one', async () => {
    expect(await outline('Größe để'.normalize('NFD'))).toEqual(await outline('Größe để'))
  })

  test('breaks and blanks in a row are one blank; controls of direction and width are nothing', async () => {
    expect(await outline('\u202B  A\r\n\tB\u00ADC\u200D\uFE0F ')).toEqual(await outline('A BC'))
  })

  test('a blank that fonts lack is as narrow as one that they have', async () => {
    const width = async (text: string) => (await outline(text)).width
    expect(await width('à\u202F!')).toBe(await width('à\u2009!'))
    expect(await width('à\u202F!')).toBeLessThan(await width('à\u00A0!'))
    expect(await width('à\u00A0!')).toBe(await width('à !'))
  })

  test('nothing is a line without ink in the chosen font', async () => {
    for (const text of ['', ' \n', '\u200B']) {
      const line = await outline(text)
      expect(line).toMatchObject({ path: '', width: 0, missing: [] })
      expect(line.ascent).toBeGreaterThan(0.9)
    }
  })

  test('half an emoji is no error', async () => {
    expect((await outline('A\uD83C')).path).not.toBe('')
  })
})

describe('whose forms', () => {
  test('Chinese and Japanese draw one character each their way', async () => {
    expect((await outline('直', 'zh')).path).not.toBe((await outline('直', 'ja')).path)
    expect(await outline('直', 'en')).toEqual(await outline('直', 'ja'))
  })

  test('kana make a line Japanese, whoever writes it', async () => {
    expect(await outline('直す', 'zh')).toEqual(await outline('直す', 'ja'))
  })

  test('a line that only one font has whole is set in it', async () => {
    expect(await outline('扫描直', 'en')).toEqual(await outline('扫描直', 'zh'))
  })

  test('quotes and dots are wide among ideographs and narrow among letters', async () => {
    const { width } = await outline('“扫”……', 'zh')
    expect(width).toBe(5)
    expect((await outline('“a”…', 'zh')).path).toBe((await outline('“a”…', 'en')).path)
  })
})

test('only the files that a text needs are loaded', async () => {
  const files: string[] = []
  const load = (file: string) => {
    files.push(file)
    return readGlyphs(file)
  }
  await outlineText('SCAN MICH', { font: 'sans', language: 'de', load })
  expect([...new Set(files)].sort()).toEqual(['sans/0.json', 'sans/font.json'])
  files.length = 0
  await outlineText('二维码', { font: 'sans', language: 'zh', load })
  expect(files.filter((file) => file.startsWith('jp/'))).toEqual([])
})

/** Returns the bounding box of a path, in ems, to a thousandth. */
function outlineBox(path: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1000 -2000 50000 4000"><path transform="scale(1000)" d="${path}"/></svg>`
  const box = new Resvg(svg, { font: { loadSystemFonts: false } }).getBBox()
  if (!box) throw new Error('No ink')
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map((unit) => unit / 1000)
  return { x, y, width, height } as { x: number; y: number; width: number; height: number }
}
