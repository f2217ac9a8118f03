import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { collectHeadings } from './collect-headings'
import { renderNodes } from './render-nodes'
import type { RichTextNode } from './rich-text-body'

vi.mock('./code-figure', () => ({ CodeFigure: () => null }))
vi.mock('@/i18n/link', () => ({
  Link: ({ href, children, ...rest }: React.ComponentProps<'a'>) => (
    <a href={href} {...rest}>
      {children}
    </a>
  ),
}))

const text = (value: string, format = 0): RichTextNode => ({ type: 'text', text: value, format })
const node = (type: string, children: RichTextNode[], rest: Partial<RichTextNode> = {}) => ({
  type,
  children,
  ...rest,
})

function render(...children: RichTextNode[]) {
  const headings = collectHeadings({ root: { children } }).values()
  return renderToStaticMarkup(renderNodes(children, { headings }))
}

describe('renderNodes', () => {
  it.each([
    ['a text', [text('1 < 2')], '1 &lt; 2'],
    [
      'its formats, nested',
      [text('a', 1 + 2), text('b', 16)],
      '<strong><em>a</em></strong><code translate="no">b</code>',
    ],
    [
      'a paragraph',
      [node('paragraph', [text('a'), { type: 'linebreak' }, text('b')])],
      '<p>a<br/>b</p>',
    ],
    [
      'a quote and a rule',
      [node('quote', [text('a')]), { type: 'horizontalrule' }],
      '<blockquote>a</blockquote><hr/>',
    ],
    [
      'lists',
      [
        node('list', [node('listitem', [text('a')])], { tag: 'ol' }),
        node('list', [node('listitem', [])], { tag: 'ul' }),
      ],
      '<ol><li>a</li></ol><ul><li></li></ul>',
    ],
    [
      'links',
      [
        node('link', [text('a')], { fields: { url: '/wifi' } }),
        node('link', [text('b')], { fields: { url: 'https://example.com', newTab: true } }),
        node('link', [text('c')], { fields: {} }),
      ],
      '<a href="/wifi">a</a><a href="https://example.com" target="_blank" rel="noopener">b</a>c',
    ],
    [
      'a picture, and nothing where it is not read along',
      [
        { type: 'upload', value: { url: '/a.svg', alt: 'A' } },
        { type: 'upload', value: 'an-id' },
      ],
      '<img src="/a.svg" alt="A" loading="lazy" decoding="async"/>',
    ],
    [
      'the focal point of a picture',
      [{ type: 'upload', value: { url: '/a.png', alt: 'A', focalX: 20, focalY: 80.5 } }],
      '<img src="/a.png" alt="A" style="object-position:20% 80.5%" loading="lazy" decoding="async"/>',
    ],
    [
      'a picture in several sizes',
      [
        {
          type: 'upload',
          value: {
            url: 'https://example.com/api/media/file/a.png',
            alt: 'A',
            sizes: {
              small: { url: '/api/media/file/a-640.webp', width: 640 },
              large: { url: null },
              smallAvif: { url: '/api/media/file/a-640.avif', width: 640 },
            },
          },
        },
      ],
      '<picture><source type="image/avif" srcSet="/api/media/file/a-640.avif 640w" sizes="(min-width: 48rem) 44rem, 100vw"/><source type="image/webp" srcSet="/api/media/file/a-640.webp 640w" sizes="(min-width: 48rem) 44rem, 100vw"/><img src="/api/media/file/a.png" alt="A" loading="lazy" decoding="async"/></picture>',
    ],
    [
      'lines to be copied as they are',
      [{ type: 'block', fields: { blockType: 'Code', code: 'WIFI:T:WPA;;\n<b>' } }],
      '<pre translate="no" tabindex="0"><code>WIFI:T:WPA;;\n&lt;b&gt;</code></pre>',
    ],
    [
      'nothing for a block that it does not know',
      [{ type: 'block', fields: { blockType: 'map' } }],
      '',
    ],
    [
      'the words of what it does not know',
      [node('callout', [node('paragraph', [text('a')])])],
      '<p>a</p>',
    ],
  ] satisfies [string, RichTextNode[], string][])('draws %s', (_, nodes, html) => {
    expect(render(...nodes)).toBe(html)
  })

  it('gives every heading its own id, also below other nodes', () => {
    const html = render(
      node('heading', [text('Size')], { tag: 'h2' }),
      node('quote', [node('heading', [text('Size')], { tag: 'h3' })]),
      node('heading', [text('Print', 1)], { tag: 'h2' }),
    )
    expect(html).toBe(
      '<h2 id="size">Size</h2><blockquote><h3 id="size-2">Size</h3></blockquote><h2 id="print"><strong>Print</strong></h2>',
    )
  })

  const cell = (words: string, headerState = 0) =>
    node('tablecell', [node('paragraph', [text(words)])], { headerState })

  it('draws a table that scrolls within itself, with the headings of its columns and rows', () => {
    const html = render(
      node('table', [
        node('tablerow', [cell('Level', 1), cell('Damage', 1)]),
        node('tablerow', [cell('L', 2), cell('7 %')]),
      ]),
    )
    expect(html).toBe(
      '<div data-scrolls="" tabindex="0"><table><thead><tr><th scope="col">Level</th><th scope="col">Damage</th></tr></thead><tbody><tr><th scope="row">L</th><td>7 %</td></tr></tbody></table></div>',
    )
  })

  it('draws no heading that says nothing', () => {
    const corner = node('tablecell', [node('paragraph', [])], { headerState: 3 })
    const html = render(node('table', [node('tablerow', [corner, cell('Static', 1)])]))
    expect(html).toContain('<tr><td></td><th scope="col">Static</th></tr>')
  })

  it('highlights what is named for editors in place of a missing value', () => {
    const line = node('paragraph', [text('Run by ⟦Name of the operator⟧ [sic].')])
    expect(render(line)).toBe('<p>Run by <mark>Name of the operator</mark> [sic].</p>')
  })
})
