import { paths } from '@/paths'
import { frameFonts } from '@/qr/design'
import { type FontFile, fetchGlyphs } from '@/qr/text'

/**
 * Lists the files of all letters that frames and captions may need. Ideographs are too large to
 * store all of them; they are in fonts of their own.
 */
export async function listGlyphFiles(): Promise<string[]> {
  const load = fetchGlyphs(paths.glyphs)
  const files = await Promise.all(
    frameFonts.map(async (font) => {
      const { blocks } = (await load(`${font}/font.json`)) as FontFile
      return ['font', ...blocks.split(' ')].map((name) => `${paths.glyphs}/${font}/${name}.json`)
    }),
  )
  return files.flat()
}
