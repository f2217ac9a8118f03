import { drawPdfScene, type PdfCanvas } from './draw-pdf-scene'
import { createPdfFile, type PdfFile, type PdfFileState, type PdfRef, pdfRef } from './pdf-file'
import { createPdfResources, type SharedObject } from './pdf-resources'
import { pdfText } from './pdf-text'
import {
  createFileId,
  type PdfX,
  writeOutputIntent,
  writePdfXInfo,
  writePdfXMetadata,
} from './pdf-x'
import type { Pixels } from './pixels'
import type { PrintColor } from './print-color'
import type { Scene } from './scene'
import { writeNumbers } from './write-number'

/** Offsets from the top left of the page. The height follows from the ratio of the scene. */
export type Placement = {
  scene: Scene
  xMm: number
  yMm: number
  widthMm: number
  /** Decoration without meaning for screen readers, such as cut marks. */
  isDecoration?: boolean
}

export type PdfPageLayout = {
  widthMm: number
  heightMm: number
  placements: readonly Placement[]
  /** Where the page is cut (TrimBox); the whole page if absent. */
  trim?: { xMm: number; yMm: number; widthMm: number; heightMm: number }
  /** Width of the printed area beyond the cut (BleedBox). */
  bleedMm?: number
}

/** State of an unfinished document; plain data, so that it can be stored and resumed. */
export type PdfDocumentState = {
  file: PdfFileState
  pages: readonly PdfRef[]
  /**
   * By page: the number of its first figure and the number of its figures, which are consecutive.
   */
  figures: readonly (readonly [first: number, count: number])[]
  shared: readonly (readonly [key: string, SharedObject])[]
}

export type PdfDocumentOptions = {
  /** Receives the file in chunks. */
  write: (bytes: Uint8Array) => void
  color: PrintColor
  /** Pixels of every picture in the scenes by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
  /** Repeated scenes with a unique name each; they are written once. */
  forms?: ReadonlyMap<Scene, string>
  /** Makes the file a PDF/X-4 (ISO 15930-7); requires process or spot inks. */
  pdfX?: PdfX | undefined
  state?: PdfDocumentState
}

const pointsPerMm = 72 / 25.4

/**
 * Creates a vector PDF 1.7 (ISO 32000-1) page by page: one code on a page of its size, or sheets of
 * many. Every code is tagged as a figure with its title as alternative text (§14.9.3). Clipping is
 * used only for round corners of pictures. The print settings disable page scaling. Memory grows by
 * a few bytes per figure, and by the pictures.
 */
export function createPdfDocument({
  write,
  color,
  pictures = new Map(),
  forms = new Map(),
  pdfX,
  state,
}: PdfDocumentOptions) {
  if (pdfX && color === 'rgb') throw new Error('PDF/X-4 with this profile has no RGB')
  // PDF/X-4 is a subset of PDF 1.6.
  const file = createPdfFile(write, { version: pdfX ? '1.6' : '1.7', state: state?.file })
  const shared = new Map(state?.shared)
  const pages = [...(state?.pages ?? [])]
  const figures = [...(state?.figures ?? [])]
  const [catalog, tree, structure] = state
    ? [pdfRef(1), pdfRef(2), pdfRef(3)]
    : ([file.reserve(), file.reserve(), file.reserve()] as const)

  function addPage(page: PdfPageLayout) {
    const resources = createPdfResources(file, shared)
    const { content, titles, size } = drawPage(page, { file, resources, color, pictures }, forms)
    const finished = resources.finish()
    const pageRef = file.reserve()
    const refs = titles.map((text, mark) => {
      return file.add(
        `<</Type/StructElem/S/Figure/P ${structure}/Pg ${pageRef}/K ${mark}/Alt ${pdfText(text)}>>`,
      )
    })
    const group = `/Group<</S/Transparency/CS/Device${color === 'rgb' ? 'RGB' : 'CMYK'}>>`
    file.put(
      pageRef,
      `<</Type/Page/Parent ${tree}/MediaBox[0 0 ${size}]${writeBoxes(page)}/Resources ${finished.resources}/Contents ${file.addStream('', content)}/StructParents ${pages.length}${finished.transparent ? group : ''}>>`,
    )
    pages.push(pageRef)
    figures.push([Number.parseInt(refs[0] ?? '0', 10), refs.length])
  }

  function finish(title: string) {
    const refsOfPages = figures.map(([first, count]) =>
      Array.from({ length: count }, (_, index) => pdfRef(first + index)),
    )
    file.put(tree, `<</Type/Pages/Count ${pages.length}/Kids[${list(pages)}]>>`)
    const parents = refsOfPages.map((refs, index) => `${index}[${list(refs)}]`)
    file.put(
      structure,
      `<</Type/StructTreeRoot/K[${list(refsOfPages.flat())}]/ParentTree<</Nums[${parents.join(' ')}]>>>>`,
    )
    const id = pdfX && createFileId(`${title} ${pdfX.createdAt.toISOString()} ${file.state().at}`)
    const intent = pdfX && id ? addPdfX(file, title, pdfX, id) : ''
    file.put(
      catalog,
      `<</Type/Catalog/Pages ${tree}/StructTreeRoot ${structure}/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>${intent}>>`,
    )
    const info = pdfX ? writePdfXInfo(title, pdfX) : `<</Title ${pdfText(title)}>>`
    file.finish(catalog, file.add(info), id)
  }

  const getState = (): PdfDocumentState => ({
    file: file.state(),
    pages,
    figures,
    shared: [...shared],
  })

  return { addPage, finish, state: getState }
}

/** Writes profile and metadata, and returns their entries of the catalog. */
function addPdfX(file: PdfFile, title: string, pdfX: PdfX, id: string): string {
  const intent = writeOutputIntent(file.addStream('/N 4', pdfX.profile))
  const metadata = file.addPlainStream(
    '/Type/Metadata/Subtype/XML',
    writePdfXMetadata(title, pdfX, id),
  )
  return `/OutputIntents[${intent}]/Metadata ${metadata}`
}

/** Trim and bleed in points from the bottom left (ISO 32000-1, §14.11.2). */
function writeBoxes({ widthMm, heightMm, trim, bleedMm = 0 }: PdfPageLayout): string {
  const { xMm, yMm, ...size } = trim ?? { xMm: 0, yMm: 0, widthMm, heightMm }
  const box = (growMm: number) => {
    const left = xMm - growMm
    const bottom = heightMm - yMm - size.heightMm - growMm
    const corners = [left, bottom, xMm + size.widthMm + growMm, heightMm - yMm + growMm]
    return writeNumbers(corners.map((mm) => mm * pointsPerMm))
  }
  return `/TrimBox[${box(0)}]/BleedBox[${box(bleedMm)}]`
}

function drawPage(
  { widthMm, heightMm, placements }: PdfPageLayout,
  canvas: PdfCanvas,
  forms: ReadonlyMap<Scene, string>,
) {
  const height = heightMm * pointsPerMm
  const titles: string[] = []
  const drawn = placements.map(({ scene, xMm, yMm, widthMm, isDecoration }) => {
    const scale = (widthMm * pointsPerMm) / scene.width
    const matrix = [scale, 0, 0, -scale, xMm * pointsPerMm, height - yMm * pointsPerMm] as const
    const name = forms.get(scene)
    const content = name
      ? `q\n${writeNumbers(matrix)} cm ${addForm(name, scene, canvas)} Do\nQ`
      : drawPdfScene(scene, matrix, canvas)
    if (isDecoration) return `/Artifact BMC\n${content}\nEMC`
    titles.push(scene.title)
    return `/Figure<</MCID ${titles.length - 1}>>BDC\n${content}\nEMC`
  })
  return {
    content: drawn.join('\n'),
    titles,
    size: writeNumbers([widthMm * pointsPerMm, height]),
  }
}

/**
 * Adds a form. It uses the resources of the page that created it; later pages reach them through
 * it.
 */
function addForm(name: string, scene: Scene, canvas: PdfCanvas): string {
  const { file, resources } = canvas
  return resources.use('XObject', name, () =>
    resources.reference(name, () => {
      const box = `/BBox[0 0 ${writeNumbers([scene.width, scene.height])}]`
      return file.addStream(
        `/Type/XObject/Subtype/Form${box}/Resources ${resources.dictionary}`,
        drawPdfScene(scene, [1, 0, 0, 1, 0, 0], canvas),
      )
    }),
  )
}

function list(refs: readonly PdfRef[]): string {
  return refs.join(' ')
}
