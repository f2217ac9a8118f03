import { useEffect, useMemo, useState } from 'react'
import type { PrintColorToCheck } from '@/qr/check'
import { type Design, findMainColor, inkBlack, isPlain } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import { type buildScene, type Pixels, renderPath, type Scene } from '@/qr/render'
import type { OutlinedText } from '@/qr/text'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'
import { ScenePicture } from '@/tools/shared/style/scene-picture'

/**
 * The code as it will be exported, including quiet zone and frame. A plain code is one path,
 * identical on the server and in the browser; any other is drawn as a scene, or as a plain code
 * until the scene renderer is loaded.
 */
export function CodePicture({
  matrix,
  design,
  frameText,
  printColor = null,
  name,
  className,
}: {
  matrix: Matrix
  design: Design
  frameText: OutlinedText | null
  /** Shows the code as printed in these colors. */
  printColor?: PrintColorToCheck | null
  /** Describes the content of the code for screen readers. */
  name: string
  className?: string
}) {
  const isPrinted = printColor !== null && printColor !== 'rgb'
  const buildScene = useSceneBuilder(!isPlain(design) || isPrinted)
  const drawn = useMemo(
    () => buildScene?.(matrix, design, { frameText }),
    [buildScene, matrix, design, frameText],
  )
  const printed = usePrintedScene(isPrinted ? { matrix, design, frameText, printColor } : null)
  const scene = (isPrinted && printed) || drawn
  if (scene) return <ScenePicture scene={scene} name={name} className={className} />
  return <PlainPicture {...{ matrix, design, name, className }} />
}

function PlainPicture({
  matrix,
  design,
  name,
  className,
}: {
  matrix: Matrix
  design: Design
  name: string
  className?: string
}) {
  const { marginModules } = design
  const background = findMainColor(design.background.fill)
  const side = matrix.sizeModules + 2 * marginModules
  const path = useMemo(() => renderPath(matrix, marginModules), [matrix, marginModules])
  return (
    <svg
      role="img"
      aria-label={name}
      data-testid="code"
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {background && <rect width={side} height={side} fill={background} />}
      <path fill={findMainColor(design.modules.fill)} d={path} />
    </svg>
  )
}

type PrintedCode = {
  matrix: Matrix
  design: Design
  frameText: OutlinedText | null
  printColor: PrintColorToCheck
}

/** The scene of a code in the colors that are printed; undefined until it is drawn. */
function usePrintedScene(code: PrintedCode | null): Scene | undefined {
  const [scene, setScene] = useState<Scene>()
  const { matrix, design, frameText, printColor } = code ?? {}
  useEffect(() => {
    if (!matrix || !design || !printColor) return setScene(undefined)
    let isGone = false
    drawPrinted({ matrix, design, frameText: frameText ?? null, printColor }).then(
      (drawn) => !isGone && setScene(drawn),
      // The colors of the screen remain.
      () => !isGone && setScene(undefined),
    )
    return () => {
      isGone = true
    }
  }, [matrix, design, frameText, printColor])
  return scene
}

async function drawPrinted({ matrix, design, frameText, printColor }: PrintedCode): Promise<Scene> {
  const [render, pictures] = await Promise.all([import('@/qr/render'), loadLogoPixels(design.logo)])
  const { buildScene, designForPrint, readRgb, simulatePrint, toCmyk } = render
  // The colors of the modules may have changed since the print file was chosen.
  const follows = typeof printColor !== 'string' && 'followsModules' in printColor
  const modules = readRgb(findMainColor(design.modules.fill) ?? inkBlack)
  const color =
    follows && printColor.followsModules ? { ...printColor, cmyk: toCmyk(modules) } : printColor
  const drawn = buildScene(matrix, designForPrint(design, color), { frameText })
  const printed = simulatePrint(drawn, color, pictures)
  const items = printed.scene.items.map((item) => {
    const pixels = item.kind === 'picture' ? printed.pictures.get(item.dataUrl) : undefined
    return item.kind === 'picture' && pixels ? { ...item, dataUrl: toDataUrl(pixels) } : item
  })
  return { ...printed.scene, items }
}

function toDataUrl({ rgba, width, height }: Pixels): string {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const data = new ImageData(Uint8ClampedArray.from(rgba), width, height)
  canvas.getContext('2d')?.putImageData(data, 0, 0)
  return canvas.toDataURL()
}

type SceneBuilder = typeof buildScene

let loaded: SceneBuilder | undefined

async function loadSceneBuilder(): Promise<SceneBuilder> {
  loaded ??= (await import('@/qr/render')).buildScene
  return loaded
}

/**
 * Loads the renderer for designs beyond squares of one color. It is not part of the page, so the
 * result is undefined until a design has needed it and it is loaded.
 */
function useSceneBuilder(isNeeded: boolean): SceneBuilder | undefined {
  const [, setArrived] = useState(false)
  useEffect(() => {
    if (!isNeeded || loaded) return
    let isGone = false
    loadSceneBuilder().then(
      () => !isGone && setArrived(true),
      // Without a connection the plain picture remains; opening a panel explains why.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return isNeeded ? loaded : undefined
}
