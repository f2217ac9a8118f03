import { describe, expect, it } from 'vitest'
import { measureSampleCode, readSampleCode } from '@/qr/content'
import { presets } from '@/qr/design'
import { decodeSvg } from '@/qr/render/decode-for-test'
import { answerCodePicture } from './answer-code-picture'
import {
  type CodePictureSpec,
  codePictureAddress,
  readCodePictureFile,
} from './code-picture-address'

const spec: CodePictureSpec = {
  language: 'ja',
  row: {
    type: 'wifi',
    fields: 'ssid: 庭\npassword: tomato-2024',
    preset: 'lagoon',
    level: null,
    marginModules: null,
    frameShape: 'ticket',
    frameText: 'Wi-Fiに接続',
    icon: 'wifi',
  },
}
const fileOf = (address: string) => address.split('/').at(-1) as string

describe('the picture of a code', () => {
  it('is found at its address, which is short, with what is to be drawn', () => {
    const address = codePictureAddress(spec)
    expect(address).toMatch(/^\/pictures\/codes\/[\w-]+\.[\w-]{16}\.svg$/)
    expect(address.length).toBeLessThan(300)
    const read = readCodePictureFile(fileOf(address))
    expect(read && readSampleCode(read.row, read.language)).toEqual(readSampleCode(spec.row, 'ja'))
  })

  it('is given to nobody who changed a letter of the address', () => {
    const file = fileOf(codePictureAddress(spec))
    for (let at = 0; at < file.length - '.svg'.length; at++) {
      const letter = file[at] === 'A' ? 'B' : 'A'
      expect(readCodePictureFile(file.slice(0, at) + letter + file.slice(at + 1))).toBeNull()
    }
    for (const other of ['', '.svg', 'a.svg', 'a.b.svg', file.replace('.svg', '')]) {
      expect(readCodePictureFile(other)).toBeNull()
    }
  })

  it('scans, has the size that was foretold, and is kept for ever', async () => {
    const answer = await answerCodePicture(fileOf(codePictureAddress(spec)))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const svg = await answer.text()
    const sample = readSampleCode(spec.row, 'ja')
    const size = sample && measureSampleCode(sample)
    expect(svg).toContain(`width="${size?.width}" height="${size?.height}"`)
    const { zxing } = await decodeSvg(svg)
    expect(zxing).toBe('WIFI:T:WPA;S:庭;P:tomato-2024;;')
  })

  it('is none for a row that means no code', async () => {
    const address = codePictureAddress({ language: 'en', row: { type: 'url', fields: 'url: ' } })
    expect((await answerCodePicture(fileOf(address))).status).toBe(404)
    expect((await answerCodePicture('anything.svg')).status).toBe(404)
  })

  it.each(presets.map(({ id }) => id))('scans in the look of %s', async (preset) => {
    const row = { type: 'url', fields: 'url: https://www.example.com/menu', preset }
    const answer = await answerCodePicture(fileOf(codePictureAddress({ language: 'en', row })))
    const { zxing } = await decodeSvg(await answer.text())
    expect(zxing).toBe('https://www.example.com/menu')
  })
})
