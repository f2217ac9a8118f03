import { expect } from 'vitest'
import { type Design, defaultDesign, type Logo } from '@/qr/design/design'
import type { Pixels } from '@/qr/render/pixels'
import { checkDesign } from './check-design'
import { planLogo } from './plan-logo'
import { stressEngines } from './stress-engines'

export const texts = [
  'HTTPS://QZ.TO/Q/ABC',
  'WIFI:T:WPA;S:Café Luna;P:espresso-and-more;;',
  `https://example.com/catalog?${'utm_source=poster&'.repeat(6)}`,
]
export const icon: Logo['source'] = { kind: 'icon', name: 'wifi', color: '#1a1815' }
export const picture = (widthPx: number, heightPx: number): Logo['source'] => ({
  kind: 'image',
  dataUrl: 'data:image/png;base64,AAAA',
  widthPx,
  heightPx,
})
/** The worst-case picture: every module under it becomes dark. */
const black: Pixels = {
  width: 2,
  height: 2,
  rgba: Uint8ClampedArray.from({ length: 16 }, (_, index) => (index % 4 === 3 ? 255 : 0)),
}

export async function verdictOf(text: string, design: Design) {
  const source = design.logo?.source
  const pictures = new Map(source?.kind === 'image' ? [[source.dataUrl, black]] : [])
  // A smaller picture is faster to check.
  const input = { text, design: { ...design, sizePx: 500 }, pictures }
  const checked = await checkDesign(input, { engines: stressEngines })
  if (!checked.ok) throw new Error(checked.reason)
  return { verdict: checked.verdict, reasons: checked.reasons.map(({ key }) => key) }
}

export const sources = [icon, picture(100, 100), picture(300, 90), picture(50, 100)]

/** Expects a code with a planned logo to be green. `prepareZxing` must have been called. */
export async function expectRoom(text: string, source: Logo['source']): Promise<void> {
  const room = planLogo(text, defaultDesign, source)
  expect(room.logo.size).toBeGreaterThanOrEqual(0.2)
  const checked = await verdictOf(text, { ...defaultDesign, ...room })
  expect({ text, source, ...checked }).toMatchObject({ verdict: 'green', reasons: [] })
}
