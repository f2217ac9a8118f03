import { expect, it } from 'vitest'
import { loadMessages } from '@/i18n/load-messages'
import { type Locale, localeCodes } from '@/i18n/locales'
import { loadSiteFonts } from '@/testing/load-site-fonts'

/** Local names of the faces that `fonts.css` uses; a system has one or two of them. */
const systemFaces = {
  'Like Arial': ['Arial', 'Liberation Sans', 'Arimo'],
  'Like Roboto': ['Roboto'],
  'Like DejaVu': ['DejaVu Sans'],
}

async function isInstalled(name: string): Promise<boolean> {
  return new FontFace('probe', `local("${name}")`).load().then(
    () => true,
    () => false,
  )
}

const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
function widthOf(texts: readonly string[], font: string): number {
  canvas.font = font
  return texts.reduce((sum, text) => sum + canvas.measureText(text).width, 0)
}

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsOf)

/** Japanese and Chinese texts have few letters of our typefaces. */
const lettered = localeCodes.filter((locale) => locale !== 'ja' && locale !== 'zh')

it.each(lettered)(
  'has faces of the system that are as wide as ours, in %s',
  async (locale: Locale) => {
    await loadSiteFonts()
    const messages = (await loadMessages(locale)) as unknown as Record<string, unknown>
    const texts = stringsOf(messages.types).filter((text) => !/[{<]/.test(text))
    const tested: string[] = []
    for (const [standIn, names] of Object.entries(systemFaces)) {
      const installed = await Promise.all(names.map(isInstalled))
      if (!installed.includes(true)) continue
      tested.push(standIn)
      for (const [weight, own] of [
        [400, 'Inter, "Inter Vietnamese"'],
        [500, 'Inter, "Inter Vietnamese"'],
        [600, 'Inter, "Inter Vietnamese"'],
        [650, 'Bricolage, "Bricolage Vietnamese"'],
      ] as const) {
        const ratio =
          widthOf(texts, `${weight} 20px "${standIn}"`) / widthOf(texts, `${weight} 20px ${own}`)
        expect(ratio, `${standIn} at ${weight}`).toBeGreaterThan(0.98)
        expect(ratio, `${standIn} at ${weight}`).toBeLessThan(1.02)
      }
    }
    expect(tested).not.toEqual([])
  },
)
