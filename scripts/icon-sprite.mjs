import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const components = new Map(Object.entries(lucide))

/**
 * Returns Lucide's icons `names` as the symbols of one SVG file. The page sets colour and stroke.
 */
export function drawIconSprite(names) {
  const symbols = names.map((name) => {
    const component = components.get(toPascalCase(name))
    if (!component) throw new Error(`Lucide has no icon ${name}`)
    const [, drawing] = /^<svg[^>]*>(.*)<\/svg>$/.exec(
      renderToStaticMarkup(createElement(component)),
    )
    return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replace(/><\/\w+>/g, '/>')}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" aria-hidden="true">\n${symbols.join('')}</svg>\n`
}

const toPascalCase = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())
