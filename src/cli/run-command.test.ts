import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { drawSplitModules } from '@/qr/decode/draw-for-test'
import { type Design, defaultDesign } from '@/qr/design/design'
import { runCommand } from './run-command'

// The commands render, decode and measure real files.
vi.setConfig({ testTimeout: 30_000 })
const folder = mkdtempSync(join(tmpdir(), 'qr-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

let printed: Uint8Array[] = []
let notes: string[] = []
beforeEach(() => {
  printed = []
  notes = []
})

/** Runs a command and returns its exit code. */
function qr(...args: string[]) {
  return runCommand(args, {
    folder,
    readInput: async () => Buffer.from('https://example.com/piped\n'),
    print: (output) => printed.push(Buffer.from(output)),
    note: (line) => notes.push(line),
  })
}
const output = () => Buffer.concat(printed).toString()
const file = (name: string) => readFileSync(join(folder, name))

const styled: Design = {
  ...defaultDesign,
  sizePx: 400,
  modules: {
    shape: 'rounded',
    scale: 1,
    fill: {
      kind: 'linear',
      angleDegrees: 45,
      stops: [
        { offset: 0, color: '#0a2a66' },
        { offset: 1, color: '#551166' },
      ],
    },
  },
  frame: {
    shape: 'banner-below',
    fill: { kind: 'solid', color: '#0a2a66' },
    text: 'スキャンして',
    textColor: '#ffffff',
    font: 'display',
    language: 'ja',
  },
}
writeFileSync(join(folder, 'styled.json'), JSON.stringify(styled))
const blank = { create: { width: 50, height: 50, channels: 3, background: '#fff' } } as const
writeFileSync(join(folder, 'blank.png'), await sharp(blank).png().toBuffer())

describe('make', () => {
  test.each(['svg', 'png', 'jpg', 'webp'])(
    'a %s is read back, plain and styled',
    async (format) => {
      const text = 'Grüße — こんにちは 🍜'
      for (const design of [[], ['--design', 'styled.json']]) {
        expect(await qr('make', text, '--out', `code.${format}`, ...design)).toBe(0)
        printed = []
        expect(await qr('read', `code.${format}`)).toBe(0)
        expect(output()).toBe(`${text}\n`)
      }
      expect(notes).toEqual([])
    },
  )

  test('a phone number with a trunk prefix is named', async () => {
    const field = ['--type', 'whatsapp', '--field', 'phone=+44 07911 123456']
    expect(await qr('make', ...field, '--out', 'chat.svg')).toBe(0)
    expect(notes.join('')).toContain('phone: phoneTrunkPrefix {"prefix":"0"}')
  })

  test('of a finished text, too, and a password in other letters', async () => {
    expect(await qr('make', 'tel:+4407911123456', '--out', 'call.svg')).toBe(0)
    expect(notes.join('')).toContain('phone: phoneTrunkPrefix {"prefix":"0"}')
    expect(await qr('make', 'WIFI:T:WPA;S:Home;P:Pässwört;;', '--out', 'wifi.svg')).toBe(0)
    expect(notes.join('')).toContain('password: passwordLetters')
  })

  test('a code that will not scan is made, and ends with 3 and the reasons', async () => {
    const white = { ...defaultDesign.modules, fill: { kind: 'solid', color: '#ffffff' } }
    writeFileSync(join(folder, 'white.json'), JSON.stringify({ ...defaultDesign, modules: white }))
    const design = ['--design', 'white.json']
    expect(await qr('make', 'x', ...design, '--out', 'white.png', '--json')).toBe(3)
    expect(file('white.png').length).toBeGreaterThan(0)
    expect(notes[0]).toBe('will not scan reliably: unreadable, grade F')
    expect(notes[1]).toMatch(/^ {2}unreadable: contrast-low \(ratio 1, needed 4\.5\)$/)
    expect(JSON.parse(output())).toMatchObject({ grade: 'F', verdict: 'unreadable' })
    notes = []
    expect(await qr('make', 'x', ...design, '--out', 'white.png', '--no-check')).toBe(0)
    expect(notes).toEqual([])
  })

  test('a code below the demanded grade is not made', async () => {
    const small = ['make', 'x'.repeat(200), '--size', '200', '--out', 'small.png']
    expect(await qr(...small)).toBe(0)
    expect(notes[0]).toMatch(/^may not scan everywhere: amber, grade [A-D]$/)
    rmSync(join(folder, 'small.png'))
    expect(await qr(...small, '--min-grade', 'a')).toBe(3)
    expect(() => file('small.png')).toThrow('ENOENT')
    expect(notes.join('\n')).toMatch(/not made: grade [B-F], below A\n {2}amber: picture-small/)
    expect(await qr('make', 'x', '--out', 'x.svg', '--min-grade', 'A')).toBe(0)
  })

  test('a PDF and an EPS take inks', async () => {
    const spot = ['--color', 'spot', '--spot', 'PANTONE 286 C=100,75,0,2', '--width', '40']
    expect(await qr('make', 'ink', '--out', 'ink.pdf', ...spot)).toBe(0)
    expect(file('ink.pdf').toString('latin1')).toMatch(/^%PDF-/)
    expect(await qr('make', 'ink', '--out', 'ink.eps', '--color', 'cmyk')).toBe(0)
    expect(file('ink.eps').toString('latin1')).toMatch(/^%!PS-Adobe-3.0 EPSF/)
    expect(notes).toEqual([])
  })

  test('a spot ink with the name of a process color is named', async () => {
    const spot = ['--color', 'spot', '--spot', 'Process Cyan=100,0,0,0', '--width', '40']
    expect(await qr('make', 'ink', '--out', 'cyan.pdf', ...spot, '--no-check')).toBe(0)
    expect(notes.join('')).toContain('--spot Process Cyan')
    // Cyan alone is too light.
    expect(await qr('make', 'ink', '--out', 'cyan.pdf', ...spot)).toBe(3)
    expect(notes.join('\n')).toContain('red: ink-light')
  })

  test('fields make content, and --json tells about it', async () => {
    const fields = ['ssid=Café “Luna”', 'password=a=b;c12', 'hidden=true'].flatMap((field) => [
      '--field',
      field,
    ])
    expect(await qr('make', '--type', 'wifi', ...fields, '--out', 'wifi.png', '--json')).toBe(0)
    const text = 'WIFI:T:WPA;S:Café “Luna”;P:a=b\\;c12;H:true;;'
    expect(JSON.parse(output())).toMatchObject({ file: 'wifi.png', format: 'png', text })
    printed = []
    expect(await qr('read', 'wifi.png', '--json')).toBe(0)
    const { codes } = JSON.parse(output())
    expect(codes).toMatchObject([{ text, content: { type: 'wifi', password: 'a=b;c12' } }])
    expect(Buffer.from(codes[0].bytesBase64, 'base64').toString()).toBe(text)
    expect(codes[0]).toMatchObject({ format: 'qr', corners: { length: 4 } })
  })

  test('text may come in and pictures go out by the standard streams', async () => {
    expect(await qr('make', '-', '--out', '-', '--format', 'png', '--size', '300')).toBe(0)
    const picture = Buffer.concat(printed)
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 300 })
    writeFileSync(join(folder, 'piped.png'), picture)
    printed = []
    await qr('read', 'piped.png')
    expect(output()).toBe('https://example.com/piped\n')
  })

  test('a letter that no font has is told', async () => {
    const frame = { ...styled.frame, text: 'Party 🎉' }
    writeFileSync(join(folder, 'party.json'), JSON.stringify({ ...styled, frame }))
    expect(await qr('make', 'x', '--design', 'party.json', '--out', 'party.svg')).toBe(0)
    expect(notes).toEqual(['No letter for 🎉'])
  })

  test('what cannot be a code ends with 1 and says why', async () => {
    expect(await qr('make', 'x'.repeat(8000), '--out', 'long.svg')).toBe(1)
    expect(notes.join()).toMatch(/too long by \d+ bytes/)
    expect(await qr('make', '--type', 'wifi', '--field', 'ssid=Home', '--out', 'w.svg')).toBe(1)
    expect(notes.at(-1)).toBe('password: required')
    expect(await qr('make', 'x', '--level', 'H', '--size', '100', '--out', 'x.png')).toBe(0)
  })
})

describe('read', () => {
  test('reads all pages of a TIFF', async () => {
    await qr('make', 'page one', '--out', 'one.png', '--size', '200')
    await qr('make', 'page two', '--out', 'two.png', '--size', '200')
    const tiff = sharp([file('one.png'), file('two.png')], { join: { animated: true } })
    writeFileSync(join(folder, 'pages.tif'), await tiff.tiff({ compression: 'lzw' }).toBuffer())
    printed = []
    expect(await qr('read', 'pages.tif')).toBe(0)
    expect(output()).toBe('page one\npage two\n')
    printed = []
    expect(await qr('read', 'pages.tif', '--json')).toBe(0)
    expect(JSON.parse(output()).codes).toMatchObject([{ page: 1 }, { page: 2 }])
  })

  test('a picture without a code ends with 1, what is no picture with 2', async () => {
    expect(await qr('read', 'blank.png', '--budget', '200')).toBe(1)
    expect(await qr('read', 'styled.json')).toBe(2)
    expect(await qr('read', 'nowhere.png')).toBe(2)
  })
})

describe('read messages that are split over several codes', () => {
  const bytes = new TextEncoder().encode('Grüße aus der Werkstatt, in drei Teilen.')
  const parity = bytes.reduce((sum, byte) => sum ^ byte, 0)
  // The first cut is between the two bytes of a letter.
  const cuts = [0, 3, 20, bytes.length]
  const draw = async (name: string, index: number, declared = parity) => {
    const side = 29
    const modules = drawSplitModules(bytes.slice(cuts[index], cuts[index + 1]), index, 3, declared)
    const pixels = modules.map((dark) => (dark ? 0 : 255))
    const raw = { width: side, height: side, channels: 1 } as const
    const picture = sharp(pixels, { raw }).extend({
      ...{ top: 4, bottom: 4, left: 4, right: 4, background: '#fff' },
    })
    const small = await picture.png().toBuffer()
    const large = sharp(small).resize(8 * (side + 8), null, { kernel: 'nearest' })
    writeFileSync(join(folder, name), await large.png().toBuffer())
  }

  beforeAll(async () => {
    await Promise.all([0, 1, 2].map((index) => draw(`part-${index}.png`, index)))
    await draw('alien.png', 1, parity ^ 255)
  })

  test('prints a message once, in place of its first part', async () => {
    await qr('make', 'between', '--out', 'between.png')
    printed = []
    const parts = ['part-2.png', 'between.png', 'part-0.png', 'blank.png', 'part-1.png']
    expect(await qr('read', ...parts, '--budget', '500')).toBe(0)
    expect(output()).toBe(
      'part-2.png: Grüße aus der Werkstatt, in drei Teilen.\nbetween.png: between\n',
    )
  })

  test('says as JSON which parts in which pictures it has', async () => {
    expect(await qr('read', 'part-1.png', 'part-0.png', 'part-2.png', '--json')).toBe(0)
    const [first, ...others] = output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      file: 'part-1.png',
      codes: [
        {
          text: 'Grüße aus der Werkstatt, in drei Teilen.',
          content: { type: 'text' },
          parts: [{ file: 'part-0.png' }, { file: 'part-1.png' }, { file: 'part-2.png' }],
          missing: [],
          parityFits: true,
        },
      ],
    })
    expect(others).toEqual([
      { file: 'part-0.png', codes: [] },
      { file: 'part-2.png', codes: [] },
    ])
  })

  test('prints an incomplete message with a note, and ends with 1', async () => {
    expect(await qr('read', 'part-2.png')).toBe(1)
    expect(output()).not.toBe('')
    expect(notes).toEqual(['part-2.png: missing parts of a message: 1, 2 of 3'])
  })

  test('does not join parts of different messages', async () => {
    expect(await qr('read', 'part-0.png', 'alien.png')).toBe(1)
    expect(notes).toEqual([
      'part-0.png: missing parts of a message: 2, 3 of 3',
      'alien.png: missing parts of a message: 1, 3 of 3',
    ])
  })

  test('reads events in the time zone that they declare', async () => {
    const event =
      'BEGIN:VEVENT\nSUMMARY:a\nDTSTART;TZID=Tokyo Standard Time:20270514T093000\nEND:VEVENT'
    await qr('make', event, '--out', 'event.png')
    printed = []
    expect(await qr('read', 'event.png', '--json')).toBe(0)
    const [{ content }] = JSON.parse(output()).codes
    expect(content).toMatchObject({ type: 'event', timeZone: 'Asia/Tokyo', startTime: '09:30' })
  })
})

describe('check', () => {
  test.each(['svg', 'png'])('a design and its %s come out alike', async (format) => {
    const text = 'menu'
    expect(await qr('check', 'styled.json', '--text', text, '--json')).toBe(0)
    const designed = JSON.parse(output())
    expect(designed).toMatchObject({ text, verdict: 'green', errorCorrection: { worst: 1 } })
    await qr('make', text, '--design', 'styled.json', '--out', `check.${format}`)
    printed = []
    expect(await qr('check', `check.${format}`, '--json', '--text', text)).toBe(0)
    const checked = JSON.parse(output())
    expect(checked).toMatchObject({ text, verdict: 'green', errorCorrection: { worst: 1 } })
    expect(checked.quietZone.modules).toBeCloseTo(designed.quietZone.modules, 0)
    expect(await qr('check', `check.${format}`, '--min-grade', 'A')).toBe(0)
  })

  test('a turned photograph is straightened, and measured without its surroundings', async () => {
    await qr('make', 'turned', '--out', 'straight.png', '--size', '300')
    const turned = await sharp(file('straight.png')).rotate(17, { background: '#777' }).toBuffer()
    writeFileSync(join(folder, 'turned.png'), turned)
    expect(await qr('check', 'turned.png')).toBe(0)
    expect(output()).toMatch(/^turned\.png: green, grade A\n {2}error correction {2}100 % unused/)
  })

  test('what covers the middle counts as damage to its blocks, but not as a color of modules', async () => {
    await qr('make', 'https://example.com/logo', '--level', 'H', '--out', 'whole.png')
    const patch = { create: { width: 180, height: 180, channels: 3, background: '#c33' } } as const
    const logo = await sharp(patch).png().toBuffer()
    const covered = sharp(file('whole.png')).composite([{ input: logo, left: 410, top: 410 }])
    writeFileSync(join(folder, 'logo.png'), await covered.toBuffer())
    await qr('check', 'logo.png', '--json')
    const { errorCorrection, contrast } = JSON.parse(output())
    expect(errorCorrection.worst).toBeGreaterThan(0)
    expect(errorCorrection.worst).toBeLessThan(1)
    expect(contrast.ratio).toBeGreaterThan(10)
  })

  test('a code that says something else ends with 1', async () => {
    await qr('make', 'this', '--out', 'this.png')
    expect(await qr('check', 'this.png', '--text', 'that')).toBe(1)
    expect(notes).toEqual(['this.png: it says "this"'])
  })

  test('--repair writes a sound design and tells what it changed', async () => {
    const pale = { ...defaultDesign, marginModules: 0 }
    pale.modules = { ...pale.modules, fill: { kind: 'solid', color: '#cccccc' } }
    writeFileSync(join(folder, 'pale.json'), JSON.stringify(pale))
    expect(await qr('check', 'pale.json', '--text', 'x')).toBe(1)
    expect(await qr('check', 'pale.json', '--text', 'x', '--min-grade', 'D')).toBe(1)
    printed = []
    expect(await qr('check', 'pale.json', '--text', 'x', '--repair', 'sound.json')).toBe(0)
    expect(output()).toMatch(/changed: modules-color from #cccccc/)
    expect(await qr('check', 'sound.json', '--text', 'x')).toBe(0)
  })
})

describe('usage', () => {
  test('--help prints it and ends with 0', async () => {
    for (const args of [['--help'], ['make', '--help'], ['read', '-h'], ['check', '--help']]) {
      printed = []
      expect(await qr(...args)).toBe(0)
      expect(output()).toContain('npm run -s qr --')
      for (const line of output().split('\n')) expect(line.length).toBeLessThan(100)
    }
  })

  const inked = 'make a --out x.pdf --width 30 --color spot --spot'.split(' ')
  const wrong: [string, string[]][] = [
    ['no command', []],
    ['an unknown one', ['frob']],
    ['no text', ['make', '--out', 'x.svg']],
    ['an empty text', ['make', '', '--out', 'x.svg']],
    ['a switch that is neither', 'make --type wifi --field hidden=yes --out x.svg'.split(' ')],
    ['two texts', ['make', 'a', 'b', '--out', 'x.svg']],
    ['no file', ['make', 'a']],
    ['an unknown option', ['make', 'a', '--out', 'x.svg', '--frob']],
    ['an unknown format', ['make', 'a', '--out', 'x.bmp']],
    ['an unknown level', ['make', 'a', '--out', 'x.svg', '--level', 'Z']],
    ['a size out of range', ['make', 'a', '--out', 'x.svg', '--size', '9']],
    ['an unknown type', ['make', '--type', 'frob', '--out', 'x.svg']],
    ['an unknown field', ['make', '--type', 'wifi', '--field', 'frob=1', '--out', 'x.svg']],
    ['text and type', ['make', 'a', '--type', 'wifi', '--out', 'x.svg']],
    ['inks in a bitmap', ['make', 'a', '--out', 'x.png', '--color', 'cmyk']],
    [
      'a logo in no known ink',
      [...'make a --out x.pdf --color spot --spot-logo gold --spot'.split(' '), 'A=1,1,1,1'],
    ],
    ['a spot ink that no plate prints', [...inked, 'None=0,0,0,100']],
    ['a spot ink on all plates', [...inked, 'All=0,0,0,100']],
    ['a spot ink without one', ['make', 'a', '--out', 'x.pdf', '--color', 'spot']],
    ['a design that is none', ['make', 'a', '--out', 'x.svg', '--design', 'blank.png']],
    ['a design without text', ['check', 'styled.json']],
    ['a picture to repair', ['check', 'blank.png', '--repair', 'x.json']],
    ['an unknown grade', ['make', 'a', '--out', 'x.svg', '--min-grade', 'E']],
    ['a grade without a check', 'make a --out x.svg --min-grade A --no-check'.split(' ')],
    ['a budget of nothing', ['read', 'blank.png', '--budget', '0']],
  ]
  test.each(wrong)('%s ends with 2 and says what is wrong', async (_, args) => {
    expect(await qr(...args)).toBe(2)
    expect(notes.join('')).not.toBe('')
    expect(printed).toEqual([])
  })
})

test('names what is at fault in a design', async () => {
  const modules = { ...defaultDesign.modules, shape: 'hexagon' }
  writeFileSync(join(folder, 'faulty.json'), JSON.stringify({ ...defaultDesign, modules }))
  expect(await qr('make', 'a', '--design', 'faulty.json', '--out', 'a.svg')).toBe(2)
  expect(notes.join()).toContain('modules.shape')
})

test('refuses a logo that is not what it says', async () => {
  const dataUrl = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
  const logo = {
    source: { kind: 'image', dataUrl, widthPx: 1, heightPx: 1 },
    size: 0.2,
    marginModules: 1,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  }
  writeFileSync(join(folder, 'logo.json'), JSON.stringify({ ...defaultDesign, logo }))
  expect(await qr('make', 'a', '--design', 'logo.json', '--out', 'a.svg')).toBe(2)
  expect(notes.join()).toContain('unreadable')
})
