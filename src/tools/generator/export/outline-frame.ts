import { paths } from '@/paths'
import type { Design } from '@/qr/design/design'
import { outlineFrameText as outline } from '@/qr/render/outline-frame-text'
import { fetchGlyphs } from '@/qr/text/fetch-glyphs'
import type { OutlinedText } from '@/qr/text/outlined-text'
import { ExportFailure } from './export-failure'

const load = fetchGlyphs(paths.glyphs)

/** Those on the screen may be a keystroke behind, and are left out where they do not load; a file's must not be. */
export async function outlineFrame(design: Design): Promise<OutlinedText | null> {
  try {
    return await outline(design, load)
  } catch {
    throw new ExportFailure('noLetters')
  }
}
