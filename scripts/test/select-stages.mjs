/**
 * Returns the stages whose names begin with one of `names`, those that must come before them, and
 * those that clean up after them.
 *
 * @template {import('./run-stages.mjs').Stage} Stage
 * @param {Stage[]} stages
 * @param {string[]} names
 * @returns {Stage[]} in the order of the list
 */
export function selectStages(stages, names) {
  const chosen = new Set()
  const add = ({ name, needs = [], after = [] }) => {
    chosen.add(name)
    for (const stage of stages) if ([...needs, ...after].includes(stage.name)) add(stage)
  }
  for (const start of names) {
    const found = stages.filter(({ name }) => name.toLowerCase().startsWith(start.toLowerCase()))
    if (!start || !found.length) throw new Error(`No stage begins with “${start}”`)
    for (const stage of found) add(stage)
  }
  return stages
    .filter(({ name, needs = [], cleansUp }) =>
      cleansUp ? needs.every((need) => chosen.has(need)) : chosen.has(name),
    )
    .map((stage) => ({ ...stage, after: stage.after?.filter((name) => chosen.has(name)) }))
}
