import { describe, expect, it } from 'vitest'
import { type FixedText, type MachineInline, protectText } from './protect-text'
import type { MachineProvider } from './provider'
import { type MachineText, translateTexts } from './translate-texts'

const bold = (...children: MachineInline[]): MachineInline => ({ id: '1', children })
const link = (...children: MachineInline[]): MachineInline => ({ id: '2', children })
const placeholder: MachineInline = { id: '3' }

const shorten = (text: string): FixedText[] => {
  const start = text.indexOf('short link')
  return start < 0 ? [] : [{ start, end: start + 10, replacement: 'Kurzlink' }]
}
const protect = (content: MachineInline[], literal = '') =>
  protectText(content, (id) => id === literal, shorten)

describe('protectText', () => {
  it.each<[string, MachineInline[], string]>([
    [
      'tags',
      ['Scan ', bold('now'), ' or ', link('see ', bold('it'))],
      'Scan <g id="1">now</g> or <g id="2">see <g id="3">it</g></g>',
    ],
    ['placeholders', ['At ', placeholder], 'At <x id="1" translate="no"></x>'],
    ['terms', ['A short link.'], 'A <x id="1" translate="no">Kurzlink</x>.'],
    [
      'addresses',
      ['See https://example.com/a?b=1. Or a.b@example.com, {count}'],
      'See <x id="1" translate="no">https://example.com/a?b=1</x>. Or <x id="2" translate="no">a.b@example.com</x>, <x id="3" translate="no">{count}</x>',
    ],
    ['signs of XML', ['1 < 2 & 3 > 2'], '1 &lt; 2 &amp; 3 &gt; 2'],
    ['space around it', [' Scan\n'], 'Scan'],
  ])('protects %s, and restores them', (_, content, text) => {
    const prepared = protect(content)
    expect(prepared.text).toBe(text)
    const restored = prepared.restore(text)
    const plain = (parts: MachineInline[] = []): string =>
      parts.map((p) => (typeof p === 'string' ? p : `[${p.id}:${plain(p.children)}]`)).join('')
    expect(plain(restored)).toBe(plain(content).replace('short link', 'Kurzlink'))
  })

  it('keeps what is the same in all languages', () => {
    const prepared = protect(['Run ', bold('npm test'), ' now'], '1')
    expect(prepared.text).toBe('Run <x id="1" translate="no">npm test</x> now')
    expect(prepared.restore('Jetzt <x id="1">NPM-Prüfung</x> starten')).toEqual([
      'Jetzt ',
      bold('npm test'),
      ' starten',
    ])
  })

  it('has nothing to translate without words outside of what is fixed', () => {
    expect(protect([placeholder, ' – 12']).hasWords).toBe(false)
    expect(protect(['{name}']).hasWords).toBe(false)
    expect(protect([bold('a')]).hasWords).toBe(true)
  })

  const prepared = protect(['Scan ', bold('now'), ' at ', placeholder, '.'])
  it.each([
    ['moved', 'Bei <x id="2"/> <g id="1">jetzt</g> scannen.'],
    ['written otherwise', 'Bei <x translate="no" id="2"></x> <g id=1>jetzt</g> scannen.'],
    ['translated inside', 'Bei <x id="2">da</x> <g id="1">jetzt</g> scannen.'],
    ['escaped', 'Bei <x id="2"/> <g id="1">jetzt</g> &#115;cannen&#x2e;'],
  ])('accepts tags that are %s', (_, translation) => {
    expect(prepared.restore(translation)?.filter((part) => typeof part !== 'string')).toEqual([
      placeholder,
      bold('jetzt'),
    ])
  })

  it.each([
    ['missing', 'Jetzt scannen bei <x id="2"/>.'],
    ['a missing placeholder', 'Scannen Sie <g id="1">jetzt</g>.'],
    ['repeated', '<g id="1">Jetzt</g> <g id="1">scannen</g> bei <x id="2"/>.'],
    ['not closed', '<g id="1">Jetzt scannen bei <x id="2"/>.'],
    ['not opened', 'Jetzt</g> scannen <g id="1">a</g> <x id="2"/>'],
    ['crossed', '<g id="1">Jetzt <x id="2">a</g></x>'],
    ['unknown', '<g id="1">Jetzt</g> <x id="2"/> <x id="7"/>'],
    ['of another kind', '<x id="1">Jetzt</x> <g id="2">a</g>'],
    ['invented', '<g id="1">Jetzt</g> <b>bei</b> <x id="2"/>'],
    ['without number', '<g>Jetzt</g> bei <x id="2"/>'],
  ])('refuses tags that are %s', (_, translation) => {
    expect(prepared.restore(translation)).toBeUndefined()
  })
})

describe('translateTexts', () => {
  const text = (...content: MachineInline[]): MachineText => ({ content, isLiteral: () => false })
  const upper = (one: string) => one.replace(/(?<=^|>)[^<]+/g, (words) => words.toUpperCase())
  const create = (answer: (texts: readonly string[]) => string[] | Promise<string[]>) => {
    const sent: (readonly string[])[] = []
    const provider: MachineProvider = {
      name: 'Upper',
      limits: { texts: 2, characters: 20 },
      translate: async (texts) => {
        sent.push(texts)
        return answer(texts)
      },
    }
    const run = (texts: MachineText[]) =>
      translateTexts(texts, {
        ...{ provider, source: 'en', target: 'de', findFixed: () => [] },
        signal: new AbortController().signal,
      })
    return { run, sent }
  }

  it('sends few texts with each request, and those without words not at all', async () => {
    const { run, sent } = create((texts) => texts.map(upper))
    const long = 'a long text that is sent alone'
    const texts = [text('one'), text('two'), text('three'), text('– 4 –'), text(long), text('end')]
    expect(await run(texts)).toEqual([
      ...[['ONE'], ['TWO'], ['THREE'], ['– 4 –'], [long.toUpperCase()], ['END']],
    ])
    expect(sent).toEqual([['one', 'two'], ['three'], [long], ['end']])
  })

  it('leaves out what is no translation, and keeps the others', async () => {
    const answers = ['', 'EINS', 'x'.repeat(500), '<g id="9">a</g>']
    const { run } = create((texts) => texts.map(() => answers.shift() ?? ''))
    expect(await run([text('a'), text('b'), text('c'), text('d')])).toEqual([
      undefined,
      ['EINS'],
      undefined,
      undefined,
    ])
  })

  it('refuses answers that lack translations', async () => {
    const { run } = create(() => ['ONE'])
    await expect(run([text('one'), text('two')])).rejects.toMatchObject({ reason: 'malformed' })
  })
})
