import { spawnSync } from 'node:child_process'

const mainBranches = ['main', 'origin/main']

/**
 * Lists the files that differ from the commit `base`, also those that Git does not know yet. By
 * default, `base` is where the branch left main, and on main the last commit.
 */
export function listChangedFiles(base = findBase()) {
  const changed = git('diff', '--name-only', '--no-renames', base)
  const created = git('ls-files', '--others', '--exclude-standard')
  if (!changed) throw new Error(`Git knows no commit ${base}`)
  return [...new Set([...changed, ...(created ?? [])])]
}

function findBase() {
  for (const branch of mainBranches) {
    const [base] = git('merge-base', 'HEAD', branch) ?? []
    if (base) return base
  }
  return 'HEAD'
}

/** Returns the lines of the output, or undefined if Git fails. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined
}
