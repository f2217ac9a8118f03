import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { checkLogo } from './check-logo'

const svg = (body: string, root = 'width="20" height="10"') =>
  `data:image/svg+xml;base64,${btoa(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${root}>${body}</svg>`)}`

describe('checkLogo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('reads the size of a %s file', async (type) => {
    const picture = sharp({ create: { width: 123, height: 45, channels: 3, background: '#c33' } })
    const base64 = (await picture.toFormat(type).toBuffer()).toString('base64')
    expect(checkLogo(`data:image/${type};base64,${base64}`)).toEqual({
      ok: true,
      widthPx: 123,
      heightPx: 45,
    })
  })

  it.each([
    ['lossless', { lossless: true }, 3],
    ['extended', {}, 4],
  ] as const)('reads the size of %s WebP', async (_, options, channels) => {
    const background = { r: 9, g: 9, b: 9, alpha: 0.5 }
    const picture = sharp({ create: { width: 300, height: 7, channels, background } })
    const base64 = (await picture.webp(options).toBuffer()).toString('base64')
    expect(checkLogo(`data:image/webp;base64,${base64}`)).toMatchObject({
      widthPx: 300,
      heightPx: 7,
    })
  })

  it.each([
    ['', 'width="20" height="10px"', 20, 10],
    ['<path d="M0 0h1"/>', 'viewBox="0 0 300 100" width="100%"', 300, 100],
    ['<defs><g id="a"/></defs><use href="#a" fill="url(#b)"/>', 'viewBox="0,0,4,4"', 4, 4],
    ['<style>.a{fill:url(#b)} .on{}</style><g class="a"/>', 'viewBox="0 0 4 4"', 4, 4],
    ['<image href="data:image/png;base64,AA=="/>', 'viewBox="0 0 4 4"', 4, 4],
  ])('takes an SVG that shows all by itself: %s', (body, root, widthPx, heightPx) => {
    expect(checkLogo(svg(body, root))).toEqual({ ok: true, widthPx, heightPx })
  })

  it.each([
    ['<script>1</script>', 'active'],
    ['<SCRIPT/>', 'active'],
    ['<s:script xmlns:s="http://www.w3.org/2000/svg"/>', 'active'],
    ['<g><foreignObject/></g>', 'active'],
    ['<rect onclick="x()"/>', 'active'],
    ["<rect\nonload\n=\n'x()'/>", 'active'],
    ['<rect title=">" onload="x()"/>', 'active'],
    ['<a href="java&#115;cript:x()"/>', 'active'],
    ['<![CDATA[ " ]]><script/><rect id=""/>', 'active'],
    ['<![CDATA[ <!-- ]]><script/><![CDATA[ --> ]]>', 'active'],
    ['<set attributeName="xlink:href" to="x"/>', 'active'],
    ['<image href="https://example.com/a.png"/>', 'external'],
    ['<image xlink:href="//example.com/a.png"/>', 'external'],
    ['<image href="data:image/svg+xml;base64,AA=="/>', 'external'],
    ['<use href="other.svg#a"/>', 'external'],
    ['<rect fill="url(https://example.com/a#b)"/>', 'external'],
    ['<rect style="fill:url(&quot;a.svg#b&quot;)"/>', 'external'],
    ['<style>@import "a.css";</style>', 'external'],
    ['<style>rect{fill:\\75rl(a.svg)}</style>', 'external'],
    ['<style><![CDATA[a{src:url(a.woff)}]]></style>', 'external'],
  ])('refuses an SVG with %s', (body, reason) => {
    expect(checkLogo(svg(body))).toEqual({ ok: false, reason })
  })

  it('refuses entities and style sheets from outside', () => {
    const head = (text: string) => `data:image/svg+xml;base64,${btoa(text)}`
    expect(checkLogo(head('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).toMatchObject({
      reason: 'external',
    })
    expect(checkLogo(head('<?xml-stylesheet href="a.css"?><svg/>'))).toMatchObject({
      reason: 'external',
    })
  })

  it.each([
    'data:image/png;base64,AAAA',
    'data:image/jpeg;base64,/9j/',
    'data:image/webp;base64,UklGRg==',
    'data:image/gif;base64,R0lGODlh',
    'data:image/png;base64,*',
    `data:image/png;base64,${btoa('<svg width="1" height="1"/>')}`,
    `data:image/svg+xml;base64,${btoa('<html><svg/></html>')}`,
    svg('', ''),
    svg('<rect width=1/>'),
    svg('<style>'),
    svg('a < b'),
    `data:image/svg+xml;base64,${btoa('<?xml version="1.0" encoding="ISO-2022-JP"?><svg width="1" height="1"/>')}`,
  ])('takes %s for no picture', (dataUrl) => {
    expect(checkLogo(dataUrl)).toEqual({ ok: false, reason: 'unreadable' })
  })

  it.each(['<!--', '<a "', '<![CDATA[', '<?', '<!', '<a ', 'a', '<a a=" '])(
    'is done soon with a hundred thousand %s',
    (text) => {
      expect(checkLogo(svg(text.repeat(100_000))).ok).toBe(text === 'a')
      expect(checkLogo(svg(`<a ${text.repeat(100_000)}>`)).ok).toBe(false)
    },
  )

  it('refuses a picture whose pixels would fill the memory', () => {
    const header = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
    const size = Uint8Array.of(0x49, 0x48, 0x44, 0x52, 0, 1, 0, 0, 0, 1, 0, 0)
    const base64 = btoa(String.fromCharCode(...header, ...size))
    expect(checkLogo(`data:image/png;base64,${base64}`)).toEqual({ ok: false, reason: 'tooLarge' })
  })
})
