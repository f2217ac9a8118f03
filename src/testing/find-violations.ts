import axe from 'axe-core'

/** Returns the violations that axe finds in a part of the page. */
export async function findViolations(part: Element): Promise<string[]> {
  // By default, axe does not check the size of targets.
  const { violations } = await axe.run(part, {
    resultTypes: ['violations'],
    rules: { 'target-size': { enabled: true } },
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  )
}
