import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

/**
 * Returns Lucide's icons `names` as the symbols of one SVG file. The page sets color and stroke width.
 */
export function drawIconSprite(names) {
  const symbols = names.map((name) => {
    const icon = lucide.icons[lucide.aliases[name]?.parent ?? name]
    if (!icon) throw new Error(`Lucide has no icon ${name}`)
    const drawing = icon.body.replace(stroke, '').replace(/^<g>(.*)<\/g>$/, '$1')
    return `<symbol id="${name}" viewBox="0 0 24 24"${stroke.replace(width, '')}>${drawing}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" aria-hidden="true">\n${symbols.join('')}</svg>\n`
}

const width = ' stroke-width="2"'
/** The attributes that every drawing of Lucide has. */
const stroke = ` fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"${width}`
