import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { collectHeadings } from './collect-headings'
import { renderNodes } from './render-nodes'
import type { RichTextNode } from './rich-text-body'

vi.mock('@/i18n/navigation', () => ({
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
  return renderToStaticMarkup(renderNodes(children, headings))
}

describe('renderNodes', () => {
  it.each([
    ['a text', [text('1 < 2')], '1 &lt; 2'],
    [
      'its formats, nested',
      [text('a', 1 + 2), text('b', 16)],
      '<strong><em>a</em></strong><code>b</code>',
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
})
