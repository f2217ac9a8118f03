import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { defaultDesign } from '@/qr/design/design'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { renderCodeSvg } from '@/qr/render/render-code'

const formats = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif'] as const
/** In larger files, random damage rarely affects a significant byte. */
const largestBytes = 60_000

/** Returns a small code in every supported format, and the smaller pictures of the corpus. */
export async function makeGoodFiles(corpus: string): Promise<Uint8Array[]> {
  const encoded = encodeMatrix('https://example.com/damaged?by=somebody', defaultDesign)
  if (!encoded.ok) throw new Error(encoded.reason)
  const svg = new TextEncoder().encode(
    renderCodeSvg(encoded.matrix, { ...defaultDesign, sizePx: 200 }, {}),
  )
  const files: Uint8Array[] = [svg]
  for (const format of formats) files.push(await sharp(svg).toFormat(format).toBuffer())
  return [...files, ...readCorpus(corpus)]
}

function readCorpus(folder: string): Uint8Array[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(png|jpe?g|webp)$/i.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
    .filter((bytes) => bytes.length < largestBytes)
}
