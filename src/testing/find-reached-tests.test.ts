import { expect, it } from 'vitest'
import { findReachedTests } from './find-reached-tests'

const sources = new Map([
  ['src/std/sum.ts', 'export const sum = 1\n'],
  ['src/std/sum.test.ts', "import { sum } from './sum'\n"],
  ['src/codes/total.ts', "import { sum } from '@/std/sum'\nimport type { A } from './a'\n"],
  ['src/codes/total.test.ts', "import { total } from './total'\n"],
  ['src/codes/a.ts', "import texts from './a.json'\n"],
  ['src/codes/a.test.ts', "await import('./a')\nreadFileSync('docs/a.md')\n"],
  ['src/data/save.ts', "import { total } from '@/codes/total'\n"],
  ['src/data/save.int.test.ts', "import { save } from './save'\n"],
  ['src/data/save.release.test.ts', "import { save } from './save'\n"],
  ['src/ui/view.tsx', "import { sum } from '@/std/sum'\n"],
  ['src/ui/view.component.test.tsx', "import {\n  view,\n} from './view'\n"],
])
const find = (...changed: string[]) => findReachedTests(changed, sources)

it('finds tests by the imports that lead to the change, the nearest first', () => {
  const { unit, component, integration } = find('src/std/sum.ts')
  expect(unit.run).toEqual(['src/std/sum.test.ts', 'src/codes/total.test.ts'])
  expect(component).toEqual({ run: [], further: ['src/ui/view.component.test.tsx'] })
  expect(integration).toEqual({ run: [], further: ['src/data/save.int.test.ts'] })
})

it('runs component tests after a change outside the folders of pure functions', () => {
  expect(find('src/ui/view.tsx').component.run).toEqual(['src/ui/view.component.test.tsx'])
})

it('runs integration tests after a change of a module that uses the database', () => {
  expect(find('src/data/save.ts').integration.run).toEqual(['src/data/save.int.test.ts'])
})

it('follows data and dynamic imports, but no types', () => {
  expect(find('src/codes/a.json').unit.run).toEqual(['src/codes/a.test.ts'])
  expect(find('src/codes/a.ts').unit.run).toEqual(['src/codes/a.test.ts'])
})

it('finds tests that mention the path, and changed tests', () => {
  expect(find('docs/a.md').unit.run).toEqual(['src/codes/a.test.ts'])
  expect(find('src/data/save.int.test.ts').integration.run).toEqual(['src/data/save.int.test.ts'])
})
