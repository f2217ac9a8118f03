import { useEffect, useState } from 'react'
import type { PrintColorToCheck } from '@/qr/check'
import { type Design, findMainColor, inkBlack } from '@/qr/design'
import type { Matrix } from '@/qr/encode'
import type { Pixels, Scene } from '@/qr/render'
import type { OutlinedText } from '@/qr/text'
import { loadLogoPixels } from '@/tools/shared/style/load-logo-pixels'

type PrintedCode = {
  matrix: Matrix
  design: Design
  frameText: OutlinedText | null
  printColor: PrintColorToCheck
}

/** The scene of a code in the colours that are printed; undefined until it is drawn. */
export function usePrintedScene(code: PrintedCode | null): Scene | undefined {
  const [scene, setScene] = useState<Scene>()
  const { matrix, design, frameText, printColor } = code ?? {}
  useEffect(() => {
    if (!matrix || !design || !printColor) return setScene(undefined)
    let isGone = false
    drawPrinted({ matrix, design, frameText: frameText ?? null, printColor }).then(
      (drawn) => !isGone && setScene(drawn),
      // The colours of the screen remain.
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
  // The colours of the modules may have changed since the print file was chosen.
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
