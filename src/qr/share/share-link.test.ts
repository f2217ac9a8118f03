import fc from 'fast-check'
import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { pageTypes } from '@/qr/content/content-types'
import { dropHiddenFields } from '@/qr/content/drop-hidden-fields'
import { blankPageContent, samplePageContent } from '@/qr/content/page-content'
import { type Design, defaultDesign } from '@/qr/design/design'
import { encodeBase64url } from './base64url'
import { packText, unpackText } from './pack-text'
import { readShareFragment, writeShareFragment } from './share-link'

const draftOf = (type: (typeof pageTypes)[number]) => ({
  ...blankPageContent(type),
  ...samplePageContent(type),
})

const withPicture = (svg: string): Design => ({
  ...defaultDesign,
  logo: {
    source: {
      kind: 'image',
      dataUrl: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      widthPx: 8,
      heightPx: 8,
    },
    size: 0.2,
    marginModules: 1,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'none' },
  },
})

describe('a share link', () => {
  it.each(pageTypes)('restores %s with its design', async (type) => {
    const draft = draftOf(type)
    const design = { ...defaultDesign, level: 'H', marginModules: 6 } as const
    const fragment = await writeShareFragment({ draft, design })
    expect(fragment).toMatch(/^#code=1\.[\w-]+$/)
    const restored = await readShareFragment(fragment)
    expect(restored?.design).toEqual(design)
    expect(restored?.draft).toEqual({ ...blankPageContent(type), ...dropHiddenFields(draft) })
  })

  it('stays short for what is usual', async () => {
    const draft = { ...blankPageContent('url'), url: 'https://www.example.com/menu' }
    const fragment = await writeShareFragment({ draft, design: defaultDesign })
    expect(fragment.length).toBeLessThan(80)
  })

  it('is read to the end of the link and no further', async () => {
    const draft = { ...blankPageContent('text'), text: 'a' }
    const fragment = await writeShareFragment({ draft, design: defaultDesign })
    for (const rest of ['.', ')', '>', '&utm_source=mail']) {
      expect((await readShareFragment(fragment + rest))?.draft, rest).toEqual(draft)
    }
  })

  it('does not carry the password of an open network', async () => {
    const draft = { ...draftOf('wifi'), security: 'open', password: 'forgotten' }
    const restored = await readShareFragment(
      await writeShareFragment({ draft, design: defaultDesign }),
    )
    expect(restored?.draft.password).toBe('')
  })

  it('carries a picture, unless it is one that runs something', async () => {
    const draft = draftOf('url')
    const good = withPicture(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>',
    )
    expect(
      (await readShareFragment(await writeShareFragment({ draft, design: good })))?.design,
    ).toEqual(good)
    const bad = withPicture(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>1</script></svg>',
    )
    expect(await readShareFragment(await writeShareFragment({ draft, design: bad }))).toBeNull()
  })

  it('answers null to anything else, and to any part of itself', async () => {
    const whole = await writeShareFragment({ draft: draftOf('vcard'), design: defaultDesign })
    const cut = Array.from({ length: whole.length }, (_, length) => whole.slice(0, length))
    for (const hash of ['', '#', '#content', '#code=', '#code=2.abc', '#code=1.!!', ...cut]) {
      expect(await readShareFragment(hash), hash).toBeNull()
    }
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        expect(await readShareFragment(`#code=1.${encodeBase64url(bytes)}`)).toBeNull()
      }),
      { numRuns: 300 },
    )
  })
})

describe('packed text', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
        expect(unpackText(packText(text))).toBe(text)
      }),
    )
    const long = 'a Straße é 日本 🙂 '.repeat(40_000)
    expect(unpackText(packText(long))).toBe(long)
  })

  it('is refused when it would fill the memory', () => {
    const bomb = encodeBase64url(deflateSync(new Uint8Array(60_000_000), { level: 9 }))
    expect(() => unpackText(bomb)).toThrow('Too much')
  })
})
