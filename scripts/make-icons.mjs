// node --import tsx scripts/make-icons.mjs: draws the icons of installed sites in `public/icons`
// from the logo.
import { mkdir, writeFile } from 'node:fs/promises'
import { placePath } from '../src/qr/render/place-path.ts'
import { rasterizeScene } from '../src/qr/render/rasterize-scene.ts'
import { writePng } from '../src/qr/render/write-png.ts'
import { logoShape } from '../src/site/logo-shape.ts'

/** Colors of the light theme in globals.css. */
const colors = { paper: '#faf8f3', ink: '#1a1815', accent: '#c3360f' }
const folder = new URL('../public/icons/', import.meta.url)

/** Only a circle of four fifths of a maskable icon is always visible, so its logo is smaller. */
const icons = [
  { name: '192', side: 192, moduleScale: 19 },
  { name: '512', side: 512, moduleScale: 50 },
  { name: 'maskable-512', side: 512, moduleScale: 35 },
]

await mkdir(folder, { recursive: true })
for (const { name, side, moduleScale } of icons) {
  const start = Math.round((side - logoShape.side * moduleScale) / 2)
  const place = (path) => placePath(path, { left: start, top: start, scale: moduleScale })
  const fill = (path, color) => {
    return { kind: 'shape', path, paint: { kind: 'solid', color, opacity: 1 }, crisp: true }
  }
  const pixels = rasterizeScene({
    width: side,
    height: side,
    widthPx: side,
    symbol: { x: 0, y: 0, sizeModules: 0 },
    title: '',
    items: [
      fill(`M0 0H${side}V${side}H0Z`, colors.paper),
      fill(place(logoShape.ink), colors.ink),
      fill(place(logoShape.accent), colors.accent),
    ],
  })
  await writeFile(new URL(`${name}.png`, folder), await writePng(pixels))
}
