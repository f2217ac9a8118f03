import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

/** A selector, or the parts that axe includes and excludes. */
type Part = string | { include: string[]; exclude: string[] }

type Axe = { run: (part: Part, options: object) => Promise<AxeResults> }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules that depend only on colors, so their results may differ between the two themes. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the violations that axe finds on the page in its current state, or in the part that a
 * selector names.
 */
export async function findViolations(page: Page, part: Part = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  // axe does not check the size of targets by default.
  return run(page, part, { rules: { 'target-size': { enabled: true } } })
}

/**
 * Like `findViolations`, without the color rules, whose results are the same in every language.
 */
export async function findViolationsBesidesColors(
  page: Page,
  part: Part = 'html',
): Promise<string[]> {
  await page.evaluate(axe)
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: false }]))
  return run(page, part, { rules: { 'target-size': { enabled: true }, ...rules } })
}

/**
 * Like `findViolations`, in the light and in the dark theme; only the color rules run again in the
 * dark one.
 */
export async function findViolationsInBothThemes(
  page: Page,
  part: Part = 'html',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inTheLight = await findViolations(page, part)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inTheDark = await run(page, part, { runOnly: colorRules })
  return [...inTheLight, ...inTheDark.map((violation) => `in the dark, ${violation}`)]
}

async function run(page: Page, part: Part, options: object): Promise<string[]> {
  const { violations } = await page.evaluate(
    // Skips passed checks and selectors, which are not used.
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
