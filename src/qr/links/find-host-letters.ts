import { confusables, skeletonOf } from './confusables'
import type { LinkFinding } from './link-facts'
import { areWrittenTogether, scriptsOf } from './scripts-of'

const mostLettersNamed = 4
/** Letters of major languages in Latin script, which their readers recognize. */
const everyday = /[øłđħŧıŋ]/u
/** Strokes that resemble the slash at the end of a host. */
const strokes = /[ノ〳⁄∕]/u

/**
 * Returns findings about the letters of a host.
 *
 * @param host host name in Unicode, not in punycode
 */
export function findHostLetters(host: string): LinkFinding[] {
  const labels = host.toLowerCase().split('.')
  const ending = labels.at(-1) ?? ''
  const findings: LinkFinding[] = []
  const named = new Set<string>()
  for (const label of labels.slice(0, -1)) {
    const scripts = scriptsOf(label)
    const isMixed = !areWrittenTogether(scripts)
    const before = named.size
    for (const letter of findOddLetters(
      label,
      (isMixed && scripts.includes('Latn')) || passesForLatin(label, ending),
    )) {
      if (named.has(letter) || named.size >= mostLettersNamed) continue
      named.add(letter)
      const values = { letter, plain: confusables.get(letter) ?? '', label }
      findings.push({ key: 'lookAlike', severity: 'warning', values, scripts: scriptsOf(letter) })
    }
    // A `lookAlike` finding includes the scripts, so `mixedScripts` would repeat it.
    if (isMixed && named.size === before) {
      findings.push({ key: 'mixedScripts', severity: 'warning', values: { label }, scripts })
    }
  }
  return findings
}

/**
 * Whether a label in another script could be read as Latin. A label in the script of its ending is
 * legitimate, even if it resembles Latin letters.
 */
function passesForLatin(label: string, ending: string): boolean {
  const ofEnding = scriptsOf(ending)
  return (
    /^[a-z0-9-]+$/.test(skeletonOf(label)) &&
    scriptsOf(label).some((code) => !ofEnding.includes(code))
  )
}

function findOddLetters(label: string, isSuspect: boolean): string[] {
  return [...label].filter((letter) => {
    if (!confusables.has(letter)) return false
    if (strokes.test(letter)) return true
    return scriptsOf(letter).includes('Latn') ? !everyday.test(letter) : isSuspect
  })
}
