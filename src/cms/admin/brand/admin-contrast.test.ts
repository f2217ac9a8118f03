import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '@/qr/design'

const css = readFileSync(new URL('../../../app/(payload)/admin.css', import.meta.url), 'utf8')

function readTheme(name: string): Map<string, string> {
  const block = css.split(`html[data-theme="${name}"] {`)[1]?.split('}')[0] ?? ''
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, key = '', value = '']) => [
      key,
      value,
    ]),
  )
}

const themes = { light: readTheme('light'), dark: readTheme('dark') }
const backgrounds = [0, 50, 100].map((step) => `theme-elevation-${step}`)
// Payload's texts, from descriptions of fields to headings.
const texts = [400, 450, 500, 550, 600, 650, 700, 750, 800, 850, 900, 950, 1000].map(
  (step) => `theme-elevation-${step}`,
)
const pairs = [
  ...backgrounds.flatMap((background) => texts.map((text) => [text, background, 4.5] as const)),
  ...['accent', 'accent-strong'].map((text) => [text, 'theme-elevation-0', 4.5] as const),
  ...['accent', 'accent-strong'].map((text) => ['on-accent', text, 4.5] as const),
  // Borders that identify an input.
  ...backgrounds.slice(0, 2).map((background) => ['theme-elevation-350', background, 3] as const),
]

describe.each(Object.entries(themes))('the %s theme of the admin', (_, colors) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (text, background, least) => {
    const [front, back] = [colors.get(text), colors.get(background)]
    if (!front || !back) throw new Error(`${text} or ${background} is missing`)
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(least)
  })
})

it('has the same colors in both themes', () => {
  expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
})
