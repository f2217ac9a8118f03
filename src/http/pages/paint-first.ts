import { localizedPath, paths, splitLocalizedPath } from '@/paths'
import { startScripts } from './start-scripts'

const asyncScript = new RegExp(
  `<script src="(${paths.staticFiles}[^"]+)"(?: id="[^"]*")? async=""(?: id="[^"]*")?></script>`,
  'g',
)
/** Also of parts that are loaded later, such as the editor. */
const scriptPreload = /<link rel="preload"(?: href="[^"]*")? as="script"[^>]*>/g

/**
 * Defers the scripts of a page until after its first paint. The page can be read without them, and
 * they would delay the first paint on a phone: they compete with the style sheet and fonts for
 * bandwidth, and hydration needs more processor time than painting. `script` is the inline script
 * that starts the deferred scripts.
 */
export function paintFirst(html: string): { html: string; script?: string } {
  const end = html.lastIndexOf('</body>')
  const scripts = [...html.matchAll(asyncScript)].map(([, path]) => path)
  if (end < 0 || scripts.length === 0) return { html }
  const held = html.slice(0, end).replace(asyncScript, '').replace(scriptPreload, '')
  const scriptArguments = [scripts, findFailurePath(html)]
    .map((value) => JSON.stringify(value))
    .join()
  const script = `(${startScripts})(${scriptArguments})`
  return { html: `${held}<script>${script}</script>${html.slice(end)}`, script }
}

function findFailurePath(html: string): string {
  const [, lang] = /<html[^>]* lang="(\w+)/.exec(html) ?? []
  return localizedPath(splitLocalizedPath(`/${lang}`).locale, paths.failure)
}
