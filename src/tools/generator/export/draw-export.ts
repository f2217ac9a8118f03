import { paths } from '@/paths'
import { type Design, isPlain } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import {
  buildScene,
  designForPrint,
  loadPictures,
  outlineFrameText,
  picturesOf,
  renderCodeSvg,
  type Scene,
  writePlainPng,
} from '@/qr/render'
import { fetchGlyphs, type OutlinedText } from '@/qr/text'
import { callWorker } from '@/std/call-worker'
import { loadPdfX } from '@/tools/shared/print-boxes/load-pdf-x'
import { traceText } from '@/tools/shared/text/trace-text'
import { ExportFailure } from './export-failure'
import type { ExportOrder } from './export-protocol'
import { type ExportTarget, mimeTypes } from './export-target'
import type { ExportApi } from './export-worker'

type ExportJob = {
  matrix: Matrix
  design: Design
  /** Alternative text, which is written into every file. */
  title: string
  target: ExportTarget
}

/**
 * Draws a code of any design as a file of any format. Quick formats are drawn here, the others in a
 * worker, so that the page stays responsive.
 *
 * @throws ExportFailure with the reason; the reason of `signal` if that is aborted
 */
export async function drawExport(
  job: ExportJob,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void },
): Promise<Blob> {
  signal?.throwIfAborted()
  const { matrix, design, title, target } = job
  const type = mimeTypes[target.format]
  if (target.format === 'png' && isPlain(design)) {
    const { widthPx, dpi } = target
    const drawn = await writePlainPng(matrix, { ...design, sizePx: widthPx }, { title, dpi })
    if (!drawn.ok) throw new ExportFailure('tooSmall', drawn.minSizePx)
    return new Blob([drawn.png], { type })
  }
  const frameText = await outlineText(design)
  signal?.throwIfAborted()
  if (target.format === 'svg') {
    return new Blob([renderCodeSvg(matrix, design, { title, frameText, sizeMm: target.widthMm })], {
      type,
    })
  }
  const color = 'color' in target ? target.color : 'rgb'
  const scene = buildScene(matrix, designForPrint(design, color), { title, frameText })
  const minSizePx = Math.ceil(scene.width)
  if ('widthPx' in target && target.widthPx < minSizePx) {
    throw new ExportFailure('tooSmall', minSizePx)
  }
  const pictures = await loadLogo(scene)
  signal?.throwIfAborted()
  const pdfX = 'isPdfX' in target && target.isPdfX ? await loadPdfX() : undefined
  signal?.throwIfAborted()
  const bytes = await drawInWorker({ scene, pictures, target, pdfX }, { signal, onProgress })
  return new Blob([bytes], { type })
}

const loadGlyphs = fetchGlyphs(paths.glyphs)

/** The text on the screen may be out of date or omitted; that of a file must not be. */
async function outlineText(design: Design): Promise<OutlinedText | null> {
  const outlined = await outlineFrameText(design, loadGlyphs, traceText).catch(() => {
    throw new ExportFailure('noLetters')
  })
  if (outlined?.path === '') throw new ExportFailure('noScript')
  return outlined
}

/** Loads the pixels of the logo; an export without it must fail. */
async function loadLogo(scene: Scene) {
  const pictures = await loadPictures(scene)
  const isLost = picturesOf(scene).some(({ dataUrl }) => (pictures.get(dataUrl)?.width ?? 0) <= 1)
  if (isLost) throw new ExportFailure('noLogo')
  return pictures
}

/** Starts a worker for each drawing, because ending it cancels the drawing immediately. */
async function drawInWorker(
  order: ExportOrder,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (share: number) => void },
): Promise<Uint8Array<ArrayBuffer>> {
  const worker = callWorker<ExportApi>(
    new Worker(new URL('./export-worker.ts', import.meta.url), { type: 'module' }),
  )
  try {
    const answer = await worker
      .call((api, callback) => api.drawScene(order, callback(onProgress)), signal)
      .catch((error: Error) => {
        signal?.throwIfAborted()
        // It could not be loaded, or it was ended because it used too much memory.
        throw new ExportFailure(error.name === 'DataCloneError' ? 'tooLarge' : 'failed')
      })
    if (answer.kind === 'failed') throw new ExportFailure(answer.problem)
    return answer.bytes
  } finally {
    worker.stop()
  }
}
