import { drawPdfScene, type PdfCanvas } from './draw-pdf-scene'
import { createPdfFile, type PdfRef } from './pdf-file'
import { createPdfResources } from './pdf-resources'
import { pdfText } from './pdf-text'
import type { Pixels } from './pixels'
import type { PrintColor } from './print-color'
import type { Scene } from './scene'
import { writeNumbers } from './write-number'

/** From the top left of the page. The height follows from the ratio of the scene. */
export type Placement = {
  scene: Scene
  xMm: number
  yMm: number
  widthMm: number
  /** Nothing that anybody would be told about, such as cut marks. */
  isDecoration?: boolean
}

export type PdfPage = { widthMm: number; heightMm: number; placements: readonly Placement[] }

type PdfOptions = {
  color: PrintColor
  /** Pixels of every picture in the scenes by its `dataUrl`; see `loadPictures`. */
  pictures?: ReadonlyMap<string, Pixels>
  /** Of the document; absent, that of the first scene. */
  title?: string
}

const pointsPerMm = 72 / 25.4

/**
 * A PDF 1.7 of vectors (ISO 32000-1): one code on a page of its size, or sheets of many. Every code
 * is tagged as a figure with its title as alternative text (§14.9.3). Nothing but round corners of
 * pictures is clipped, except that a scene placed several times is one form (§8.10), which has the
 * scene's edges. Printers are asked not to scale the page. The same scenes give the same bytes.
 */
export function writePdf(
  pages: readonly PdfPage[],
  { color, pictures = new Map(), title }: PdfOptions,
): Uint8Array<ArrayBuffer> {
  const file = createPdfFile()
  const resources = createPdfResources(file)
  const canvas: PdfCanvas = { file, resources, color, pictures }
  const catalog = file.reserve()
  const tree = file.reserve()
  const structure = file.reserve()
  const repeated = findRepeated(pages)
  const contents = pages.map((page) => drawPage(page, canvas, repeated))
  const finished = resources.finish()

  const figuresOfPages = contents.map(({ content, titles, size }, index) => {
    const pageRef = file.reserve()
    const figures = titles.map((text, mark) => {
      return file.add(
        `<</Type/StructElem/S/Figure/P ${structure}/Pg ${pageRef}/K ${mark}/Alt ${pdfText(text)}>>`,
      )
    })
    const group = `/Group<</S/Transparency/CS/Device${color === 'rgb' ? 'RGB' : 'CMYK'}>>`
    file.put(
      pageRef,
      `<</Type/Page/Parent ${tree}/MediaBox[0 0 ${size}]/Resources ${finished.resources}/Contents ${file.addStream('', content)}/StructParents ${index}${finished.transparent ? group : ''}>>`,
    )
    return { pageRef, figures }
  })
  file.put(
    tree,
    `<</Type/Pages/Count ${pages.length}/Kids[${list(figuresOfPages.map(({ pageRef }) => pageRef))}]>>`,
  )
  const parents = figuresOfPages.map(({ figures }, index) => `${index}[${list(figures)}]`)
  file.put(
    structure,
    `<</Type/StructTreeRoot/K[${list(figuresOfPages.flatMap(({ figures }) => figures))}]/ParentTree<</Nums[${parents.join(' ')}]>>>>`,
  )
  file.put(
    catalog,
    `<</Type/Catalog/Pages ${tree}/StructTreeRoot ${structure}/MarkInfo<</Marked true>>/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>>>`,
  )
  const documentTitle = title ?? pages[0]?.placements[0]?.scene.title ?? ''
  return file.build(catalog, file.add(`<</Title ${pdfText(documentTitle)}>>`))
}

function drawPage(
  { widthMm, heightMm, placements }: PdfPage,
  canvas: PdfCanvas,
  repeated: ReadonlyMap<Scene, string>,
) {
  const height = heightMm * pointsPerMm
  const titles: string[] = []
  const drawn = placements.map(({ scene, xMm, yMm, widthMm, isDecoration }) => {
    const scale = (widthMm * pointsPerMm) / scene.width
    const matrix = [scale, 0, 0, -scale, xMm * pointsPerMm, height - yMm * pointsPerMm] as const
    const name = repeated.get(scene)
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

/** Scenes that are placed more than once, each with a name. */
function findRepeated(pages: readonly PdfPage[]): ReadonlyMap<Scene, string> {
  const scenes = pages.flatMap(({ placements }) => placements.map(({ scene }) => scene))
  const seen = new Set<Scene>()
  const repeated = new Map<Scene, string>()
  for (const scene of scenes) {
    if (seen.has(scene) && !repeated.has(scene)) repeated.set(scene, `form ${repeated.size}`)
    seen.add(scene)
  }
  return repeated
}

function addForm(name: string, scene: Scene, canvas: PdfCanvas): string {
  const { file, resources } = canvas
  return resources.use('XObject', name, () => {
    const box = `/BBox[0 0 ${writeNumbers([scene.width, scene.height])}]`
    return file.addStream(
      `/Type/XObject/Subtype/Form${box}/Resources ${resources.dictionary}`,
      drawPdfScene(scene, [1, 0, 0, 1, 0, 0], canvas),
    )
  })
}

function list(refs: readonly PdfRef[]): string {
  return refs.join(' ')
}
