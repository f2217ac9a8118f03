import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

type Axe = { run: (part: string, options: object) => Promise<AxeResults> }

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds wrong on the page as it is, or in the part that a selector names.
 *
 * @param sparedRules ids of rules that somebody else looks after
 */
export async function findViolations(
  page: Page,
  part = 'html',
  sparedRules: readonly string[] = [],
): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate(
    // Nothing is said of what is right, and nobody needs paths to what is wrong.
    ({ part, sparedRules }) =>
      (window as unknown as { axe: Axe }).axe.run(part, {
        resultTypes: ['violations'],
        selectors: false,
        rules: Object.fromEntries(sparedRules.map((id) => [id, { enabled: false }])),
      }),
    { part, sparedRules },
  )
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
