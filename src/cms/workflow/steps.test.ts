import { expect, it } from 'vitest'
import { type KnownWork, workAfterSave } from './steps'

const known = (work: Partial<KnownWork>): KnownWork => ({
  step: 'todo',
  textHash: 'a',
  approvedHash: null,
  ...work,
})

it.each<[string, KnownWork | undefined, string, boolean, KnownWork['step']]>([
  ['a first save begins the work', undefined, 'a', false, 'in_progress'],
  ['an assigned text is begun', known({ textHash: null }), 'a', false, 'in_progress'],
  ['a save without change changes nothing', known({}), 'a', false, 'todo'],
  ['a text under review can be corrected', known({ step: 'in_review' }), 'b', false, 'in_review'],
  [
    'a change withdraws an approval',
    known({ step: 'approved', approvedHash: 'a' }),
    'b',
    false,
    'in_progress',
  ],
  [
    'undoing the change brings it back',
    known({ step: 'in_progress', textHash: 'b', approvedHash: 'a' }),
    'a',
    false,
    'approved',
  ],
  ['a publication approves', known({ step: 'in_review' }), 'b', true, 'approved'],
])('%s', (_, work, hash, isPublication, step) => {
  expect(workAfterSave(work, hash, isPublication)).toMatchObject({ step, textHash: hash })
})
