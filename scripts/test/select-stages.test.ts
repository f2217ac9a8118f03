import { expect, it } from 'vitest'
import { selectStages } from './select-stages.mjs'

const stages = [
  { name: 'build', cores: 1 },
  { name: 'site', cores: 1, needs: ['build'] },
  { name: 'HTTP tests', cores: 1, needs: ['site'] },
  { name: 'types', cores: 1, after: ['build'] },
  { name: 'journeys', cores: 2, needs: ['site'] },
  {
    name: 'end of the site',
    cores: 1,
    needs: ['site'],
    after: ['HTTP tests', 'journeys'],
    cleansUp: true,
  },
]
const select = (...names: string[]) => selectStages(stages, names).map(({ name }) => name)

it('selects stages with those before them and those that clean up', () => {
  expect(select('http')).toEqual(['build', 'site', 'HTTP tests', 'end of the site'])
  expect(select('types', 'build')).toEqual(['build', 'types'])
})

it('waits for no stage that is not selected', () => {
  expect(selectStages(stages, ['http']).at(-1)?.after).toEqual(['HTTP tests'])
})

it('knows no stage of another name', () => {
  expect(() => select('unti')).toThrow('No stage begins with “unti”')
})
