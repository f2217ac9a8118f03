import '@/site/fonts/fonts.css'

const families = {
  '--inter': ['Inter', 'Inter Vietnamese'],
  '--bricolage': ['Bricolage', 'Bricolage Vietnamese'],
}
const standIns = ['Like Arial', 'Like Roboto', 'Like DejaVu']

/**
 * Uses the site's typefaces, on which the width of a text depends, or with `false` the system's
 * faces that replace them until they are loaded.
 */
export async function loadSiteFonts(areLoaded = true): Promise<void> {
  if (areLoaded) {
    loading ??= loadFaces()
    await loading
  }
  for (const [property, own] of Object.entries(families)) {
    const names = [...(areLoaded ? own : []), ...standIns].map((name) => `'${name}'`)
    document.documentElement.style.setProperty(property, names.join(', '))
  }
}

let loading: Promise<void> | undefined

async function loadFaces(): Promise<void> {
  const add = async (family: string, url: URL, weight: string) => {
    document.fonts.add(await new FontFace(family, `url(${url})`, { weight }).load())
  }
  await Promise.all([
    add('Inter', new URL('../site/fonts/inter-latin.woff2', import.meta.url), '400 700'),
    add('Bricolage', new URL('../site/fonts/bricolage-latin.woff2', import.meta.url), '650'),
    document.fonts.load("1em 'Inter Vietnamese'", 'ạ'),
    document.fonts.load("650 1em 'Bricolage Vietnamese'", 'ạ'),
  ])
}
