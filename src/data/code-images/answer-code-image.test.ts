import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { visitorAddressHeader } from '@/env'
import { defaultDesign } from '@/qr/design'
import { decodeSvg, readPixelsTwice } from '@/qr/render/decode-for-test'
import { answerRequest } from '../operations/answer-request'

const address = 'https://qz.example/api/v1/qr'
let visitor = 0

function sendRequest(query: Record<string, string>, headers: Record<string, string> = {}) {
  const from = { [visitorAddressHeader]: `192.0.2.${visitor++ % 250}` }
  const url = `${address}?${new URLSearchParams(query)}`
  return answerRequest(new Request(url, { headers: { ...from, ...headers } }))
}

const send = (body: unknown) =>
  answerRequest(
    new Request(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

async function readPicture(bytes: Uint8Array) {
  const raw = sharp(bytes).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  const { zxing } = await readPixelsTwice(Uint8ClampedArray.from(data), info.width, info.height)
  return { text: zxing, widthPx: info.width }
}

const styled = {
  ...defaultDesign,
  modules: { ...defaultDesign.modules, shape: 'rounded' },
  frame: {
    ...{ shape: 'banner-below', fill: { kind: 'solid', color: '#004488' }, text: 'Scan me' },
    ...{ textColor: '#ffffff', font: 'sans', language: 'en' },
  },
}

describe('a picture of a code', () => {
  it('is an SVG that nothing can act from, kept for ever', async () => {
    const answer = await sendRequest({
      data: 'https://example.com/café',
      color: '134588',
      margin: '6',
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename="qr-code.svg"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    const svg = await answer.text()
    expect(svg).toContain('#134588')
    expect(await decodeSvg(svg)).toMatchObject({ zxing: 'https://example.com/café' })
  })

  it.each(['png', 'jpeg', 'webp'])(
    'is a %s of the size asked for, plain and styled',
    async (format) => {
      for (const design of [defaultDesign, styled]) {
        const query = { data: 'Hello', format, size: '500', design: JSON.stringify(design) }
        const answer = await sendRequest({ ...query, level: 'H', download: '1' })
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        expect(answer.headers.get('content-disposition')).toMatch(
          /^attachment; filename="qr-code\./,
        )
        const bytes = new Uint8Array(await answer.arrayBuffer())
        expect((await sharp(bytes).metadata()).format).toBe(format)
        expect(await readPicture(bytes)).toEqual({ text: 'Hello', widthPx: 500 })
      }
    },
  )

  it.each([
    ['pdf', '%PDF', 'application/pdf'],
    ['eps', '%!PS', 'application/postscript'],
  ])('is a %s for print', async (format, start, type) => {
    const answer = await sendRequest({ data: 'Hello', format, width: '40' })
    expect(answer.headers.get('content-type')).toBe(type)
    expect((await answer.text()).startsWith(start)).toBe(true)
  })

  it('takes the same in a body, which nobody keeps', async () => {
    const answer = await send({ data: 'Hello', design: styled, background: 'transparent' })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await decodeSvg(await answer.text())).toMatchObject({ zxing: 'Hello' })
  })

  it.each([
    [{}, '/data'],
    [{ data: '' }, '/data'],
    [{ data: 'x'.repeat(3000) }, '/data'],
    [{ data: 'x', format: 'gif' }, '/format'],
    [{ data: 'x', size: '9000' }, '/size'],
    [{ data: 'x', size: 'large' }, '/size'],
    [{ data: 'x', color: 'javascript:alert(1)' }, '/color'],
    [{ data: 'x', design: '{' }, '/design'],
    [{ data: 'x', design: '{"version":2}' }, '/design/level'],
    [{ data: 'x', wobble: '1' }, '/wobble'],
    [{ data: 'x', minGrade: 'E' }, '/minGrade'],
    [{ data: 'x', check: 'maybe' }, '/check'],
    [{ data: 'x'.repeat(2900), level: 'L', format: 'png', size: '100' }, '/size'],
  ])('says what is wrong, case %#', async (query, pointer) => {
    const answer = await sendRequest(query as Record<string, string>)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { errors } = (await answer.json()) as { errors: { pointer: string }[] }
    expect(errors[0]?.pointer).toBe(pointer)
  })

  it.each(['True', 'yes', ''])('takes check=%s for a request to check', async (check) => {
    const answer = await sendRequest({ data: 'https://example.com', check })
    expect(answer.headers.get('qr-grade')).toBe('A')
  })

  it('comes with the verdict of a check if the request asks for it', async () => {
    const pale = await sendRequest({ data: 'https://example.com', color: 'ffffff', check: 'true' })
    expect(pale.status).toBe(200)
    expect(Object.fromEntries(pale.headers)).toMatchObject({
      'qr-grade': 'F',
      'qr-verdict': 'unreadable',
      'qr-reasons': expect.stringMatching(/^contrast-low;severity=unreadable, \S/),
      'cache-control': 'public, max-age=86400',
      'ratelimit-remaining': '279',
    })
    const sound = await sendRequest({ data: 'https://example.com', check: '1', minGrade: 'A' })
    expect(Object.fromEntries(sound.headers)).toMatchObject({
      ...{ 'qr-grade': 'A', 'qr-verdict': 'green', 'content-type': 'image/svg+xml' },
    })
    expect(sound.headers.has('qr-reasons')).toBe(false)
    expect(sound.headers.has('qr-warnings')).toBe(false)
    const posted = await send({ data: 'https://example.com', color: 'cccccc', check: true })
    expect(posted.headers.get('qr-verdict')).toBe('red')
    const unasked = await sendRequest({ data: 'https://example.com', color: 'ffffff' })
    expect([...unasked.headers.keys()].filter((name) => name.startsWith('qr-'))).toEqual([])
  })

  it('is refused if its grade is lower than demanded, with the reasons', async () => {
    const query = { data: 'https://example.com', color: 'cccccc', minGrade: 'C' }
    const answer = await sendRequest(query)
    expect(answer.status).toBe(422)
    expect(answer.headers.get('qr-grade')).toBe('F')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { detail, errors } = await answer.json()
    expect(detail).toBe('The grade of this picture is F, below C')
    expect(errors).toContainEqual({
      pointer: '/minGrade',
      key: 'check.reasons.contrast-low',
      values: { ratio: expect.any(Number), needed: 4.5 },
      detail: expect.stringContaining('contrast'),
    })
  })

  it('is judged at its width on paper, with a warning about its content', async () => {
    const answer = await sendRequest({
      ...{ data: 'tel:+4407911123456', format: 'pdf', width: '5', check: 'true' },
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('qr-reasons')).toContain('modules-fine')
    expect(answer.headers.get('qr-warnings')).toBe('phoneTrunkPrefix')
  })

  it('does not wait for checks that others have asked for', async () => {
    const data = 'x'.repeat(2300)
    const checked = sendRequest({ data, level: 'L', check: '1' })
    const plain = sendRequest({ data: 'Hello' })
    const first = await Promise.race([checked.then(() => 'checked'), plain.then(() => 'plain')])
    expect(first).toBe('plain')
    expect((await checked).headers.get('qr-verdict')).toBe('amber')
  })

  it('is refused to whoever asks for very many', async () => {
    const headers = { [visitorAddressHeader]: '198.51.100.1' }
    const asking = { data: 'x', size: '4096' }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendRequest(asking, headers)),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBe(2)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
