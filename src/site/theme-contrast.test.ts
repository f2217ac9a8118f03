import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from '@/qr/design'

/** The tokens of both themes, read from the style sheet. */
const css = readFileSync(new URL('../app/(site)/globals.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

function readTokens(block: string): Map<string, string> {
  const rules = block.slice(0, block.indexOf('@theme') === -1 ? undefined : block.indexOf('@theme'))
  return new Map(
    [...rules.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

const themes = { light: readTokens(light), dark: readTokens(dark) }
const grounds = ['paper', 'paper-raised', 'paper-sunken']
const texts = ['ink', 'ink-soft', 'ink-faint', 'accent', 'accent-strong', 'good', 'warn', 'bad']

const pairs = [
  ...grounds.flatMap((background) => texts.map((text) => [text, background, 4.5] as const)),
  // The border identifies a control (WCAG 1.4.11).
  ...grounds.map((background) => ['line-strong', background, 3] as const),
  ['on-accent', 'accent', 4.5] as const,
  ['on-accent', 'accent-strong', 4.5] as const,
  ['paper', 'ink', 4.5] as const,
  ['paper', 'ink-soft', 4.5] as const,
  ['ink', 'accent-soft', 4.5] as const,
  ['accent-strong', 'accent-soft', 4.5] as const,
]

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  test.each(pairs)('%s on %s has a contrast of at least %d', (foreground, background, least) => {
    const [frontHex, groundHex] = [tokens.get(foreground), tokens.get(background)]
    if (!frontHex || !groundHex)
      throw new Error(`A token is missing: ${foreground} or ${background}`)
    expect(contrastRatio(frontHex, groundHex)).toBeGreaterThanOrEqual(least)
  })
})

test('both themes define the same tokens', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
})

test('black on white is 21 to 1', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
})
