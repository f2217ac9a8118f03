import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** A selector, or what axe includes and excludes. */
type Part = string | { include: string[]; exclude: string[] }

type Axe = { run: (part: Part, options: object) => Promise<AxeResults> }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What depends on the colours alone, and so differs between the themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong on the page as it is, or in the part that a selector names. */
export async function findViolations(page: Page, part: Part = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  // Without being asked, axe leaves the size of targets out.
  return run(page, part, { rules: { 'target-size': { enabled: true } } })
}

/** The same without what depends on colours, which are the same in every language. */
export async function findViolationsBesidesColours(
  page: Page,
  part: Part = 'html',
): Promise<string[]> {
  await page.evaluate(axe)
  const rules = Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }]))
  return run(page, part, { rules: { 'target-size': { enabled: true }, ...rules } })
}

/** The same in the light and in the dark, where only the colours are looked at again. */
export async function findViolationsInBothThemes(
  page: Page,
  part: Part = 'html',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inTheLight = await findViolations(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await run(page, part, { runOnly: colourRules })
  return [...inTheLight, ...inTheDark.map((violation) => `in the dark, ${violation}`)]
}

async function run(page: Page, part: Part, options: object): Promise<string[]> {
  const { violations } = await page.evaluate(
    // Nothing is said of what is right, and paths to what is wrong are not used.
    ({ part, options }) =>
      (window as unknown as { axe: Axe }).axe.run(part, {
        resultTypes: ['violations'],
        selectors: false,
        ...options,
      }),
    { part, options },
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
