import { confusables, skeletonOf } from './confusables'
import type { LinkFinding } from './link-facts'
import { areWrittenTogether, scriptsOf } from './scripts-of'

const mostLettersNamed = 4
/** Letters of large languages written in Latin: their readers know them. */
const everyday = /[øłđħŧıŋ]/u
/** A stroke that seems to end the host. */
const strokes = /[ノ〳⁄∕]/u

/** What is to be said of the letters of a host, given in its own letters. */
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
    // Where letters are named, that they are of several scripts is said with them.
    if (isMixed && named.size === before) {
      findings.push({ key: 'mixedScripts', severity: 'warning', values: { label }, scripts })
    }
  }
  return findings
}

/**
 * A word of one's own language is no trick below an ending of the same, even if it could be one.
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
